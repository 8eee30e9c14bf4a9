import "@fontsource-variable/alegreya/index.css";
import "@fontsource-variable/nunito-sans/index.css";
import "./tokens.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { renewWhenOutdated } from "./lib/renewal";
import { shelf } from "./lib/shelf.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the client");

renewWhenOutdated();

// The words come first: a page without them would say nothing. A browser that cannot run a pocket has
// been told so by then (check.js), and that stays.
void shelf.read().then(() => {
  if (document.documentElement.hasAttribute("data-old")) return;
  target.replaceChildren(); // what a pocket's page says until it is there
  mount(App, { target });
});
