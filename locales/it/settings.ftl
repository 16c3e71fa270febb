# La pagina delle impostazioni.

settings-title = Impostazioni
settings-looks = Aspetto
settings-theme = Tema
settings-theme-system = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-coords = Lettere e numeri della griglia
settings-coords-note = Sul bordo della mappa, per nomi come d3
settings-patterns = Motivi nelle linee
settings-patterns-note = Distinguono le linee senza bisogno del colore
settings-still = Meno movimento
settings-still-note = Linee e carte compaiono subito
settings-play = Gioco
settings-auto-done = Conferma automatica
settings-auto-done-note = La sezione vale appena la scegli; si può annullare fino alla carta successiva
settings-gains = Mostra quanto porta una sezione
settings-gains-note = Sulla mappa e sul foglio dei punti
settings-sound = Suoni
settings-sound-note = Una matita e una carta, piano piano
settings-level = Livello dei nuovi bot
settings-kept = Su questo dispositivo
settings-kept-note = La partita e queste impostazioni restano in questo browser e da nessun’altra parte.
settings-erase = Cancella tutto
settings-erase-sure = Così elimini da questo browser la partita in corso, la preparazione e tutte le impostazioni. Non si può tornare indietro.
settings-erase-now = Sì, cancella tutto
settings-erase-not = Tieni tutto
