# La pagina sul progetto.

about-title = Informazioni
about-what = Tubewright è un programma libero per giocare a «Next Station: London», un gioco in cui si girano carte e si disegna. Da soli, contro i bot o in compagnia, attorno a un solo dispositivo o ognuno con il suo, nel browser e anche senza rete.
about-unofficial = Non ufficiale
about-unofficial-who = Il gioco è stato ideato da Matthew Dunstan ed è pubblicato da Blue Orange. Non hanno realizzato né approvato questo programma, e il nome del gioco appartiene ai suoi titolari. Ogni disegno e ogni frase qui sono opera del progetto.
about-unofficial-box = Se ti piace, compra la scatola: le matite sulla carta, attorno a un tavolo, sono difficili da battere.
about-stored = Che cosa si conserva, e dove
about-stored-here = Le partite con i loro totali, la preparazione e le impostazioni stanno nella memoria di questo browser, su questo dispositivo. C’è anche una copia della pagina, così si apre pure senza rete.
about-stored-elsewhere = Le partite su questo dispositivo non inviano nulla da nessuna parte. Niente account, niente contatori, e la pagina non chiede niente ad altri siti.
about-stored-tables = Se giochi con altri a un tavolo, il server di questa pagina conserva quel tavolo: nomi, mosse e chat, finché non viene rimosso. Un cookie permette al server di riconoscerti ai tavoli, e non serve ad altro.
about-stored-erase = Nelle impostazioni puoi cancellare partite e scelte da questo dispositivo, e i tuoi dati dal server. La copia della pagina resta, così continua ad aprirsi senza rete. Non contiene dati tuoi; il browser la elimina insieme ai dati di questo sito.
about-fair = Un mazzo non truccato
about-fair-cards = Le carte di una partita derivano dal numero casuale nel suo indirizzo. Lo stesso numero dà sempre le stesse carte, perciò chiunque può rigiocare o verificare una partita.
about-fair-bots = I bot sanno quello che sai tu: le carte scoperte, mai quelle che verranno.
about-free = Software libero
about-free-licence = Il codice è aperto, con licenza MIT o Apache 2.0, a tua scelta.
about-free-host = Un solo programma fa tutto, così puoi ospitarlo per la tua cerchia di amici.
about-version = Versione { $version }
