// The operator's page: shows what the server says to operators, and sends what they do. Nothing is kept in the browser.
const label = document.body.dataset;
const byId = (id) => document.getElementById(id);
let token = "";

async function ask(path, act) {
  const answer = await fetch(`/api/operator${path}`, {
    method: act ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, accept: "application/json", ...(act && { "content-type": "application/json" }) },
    body: act && JSON.stringify(act),
  });
  const document = await answer.json();
  if (!answer.ok) throw new Error(document.error.message);
  return document;
}

async function perform(act) {
  try {
    await ask("", act);
    byId("said").textContent = label.done;
    await show();
  } catch (error) {
    byId("said").textContent = `${label.refused} ${error.message}`;
  }
}

function button(name, act, risky) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label[name];
  made.dataset.act = name;
  made.addEventListener("click", () => {
    if (!risky || confirm(label.sure)) perform(act);
  });
  return made;
}

function list(id, items, text, buttons) {
  const rows = items.map((item) => {
    const row = document.createElement("li");
    row.append(text(item));
    const acts = document.createElement("div");
    acts.append(...buttons(item));
    row.append(acts);
    return row;
  });
  if (!rows.length) {
    const none = document.createElement("li");
    none.textContent = label.none;
    rows.push(none);
  }
  byId(id).replaceChildren(...rows);
}

function ban(who) {
  return button("ban", { do: "ban", who }, true);
}

async function show() {
  const [status, tables, people, reports] = await Promise.all(["", "/tables", "/people", "/reports"].map((path) => ask(path)));
  byId("all").hidden = false;
  byId("enter").hidden = true;
  list("reports", reports.reverse(),
    (one) => `${new Date(one.at).toLocaleString()} · ${one.table} · ${one.name}: ${one.line ?? ""} (${one.said.join(" / ")})`,
    (one) => [button("resolve", { do: "resolve", report: one.id }), ban(one.person), button("lock", { do: "lock", table: one.table })]);
  list("tables", tables,
    (one) => `${one.table} · ${one.names.join(", ")} · ${one.sockets} · ${one.entries}`,
    (one) => [
      button("close", { do: "close", table: one.table }),
      one.locked ? button("unlock", { do: "unlock", table: one.table }) : button("lock", { do: "lock", table: one.table }),
      button("delete", { do: "delete", table: one.table }, true),
    ]);
  list("people", people,
    (one) => `${one.person} · ${one.networks.join(", ")} · ${one.tables.join(", ")}`,
    (one) => [ban(one.person)]);
  list("banned", status.banned, (who) => who, (who) => [button("unban", { do: "unban", who })]);
  byId("words").value = status.words.join("\n");
  byId("limits").replaceChildren(...Object.entries(status.limits).map(([limit, value]) => {
    const row = document.createElement("label");
    const field = document.createElement("input");
    Object.assign(field, { type: "number", min: 0, max: 4294967295, name: limit, value, defaultValue: value });
    row.append(limit, field);
    return row;
  }), Object.assign(document.createElement("button"), { textContent: label.save }));
  byId("status").replaceChildren(...Object.entries(status).filter(([, value]) => typeof value !== "object" || value === null).flatMap(([name, value]) => {
    const [term, about] = [document.createElement("dt"), document.createElement("dd")];
    term.textContent = name;
    about.textContent = name === "started" ? new Date(value).toLocaleString() : String(value ?? "–");
    return [term, about];
  }));
}

function onSubmit(id, what) {
  byId(id).addEventListener("submit", (event) => {
    event.preventDefault();
    what(event.target);
  });
}

onSubmit("enter", async () => {
  token = byId("token").value.trim();
  byId("said").textContent = "";
  try {
    await show();
  } catch (error) {
    byId("said").textContent = `${label.refused} ${error.message}`;
  }
});
onSubmit("ban-form", () => perform({ do: "ban", who: byId("who").value.trim() }));
onSubmit("words-form", () => perform({ do: "words", words: byId("words").value.split("\n").map((word) => word.trim()).filter(Boolean) }));
onSubmit("limits", async (form) => {
  for (const field of form.querySelectorAll("input")) {
    if (field.value !== field.defaultValue) await perform({ do: "limit", limit: field.name, value: field.valueAsNumber });
  }
});
