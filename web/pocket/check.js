// Before anything else: whether this browser can run Shoal. Written for the oldest that may come.
(function () {
  "use strict";
  function old() {
    var place = document.getElementById("starting");
    if (!place) return;
    var said = place.getAttribute("data-old-" + (navigator.language || "").slice(0, 2));
    place.textContent = said || place.getAttribute("data-old-en");
    place.setAttribute("role", "alert");
  }
  function able() {
    return (
      "noModule" in document.createElement("script") &&
      typeof WebAssembly === "object" &&
      typeof DecompressionStream === "function" &&
      typeof structuredClone === "function" &&
      typeof indexedDB === "object" &&
      indexedDB !== null &&
      typeof Worker === "function" &&
      "locks" in navigator &&
      typeof Object.hasOwn === "function"
    );
  }
  // A page that cannot even be read, or whose files are missing, must not stay blank.
  addEventListener("error", old, true);
  addEventListener("DOMContentLoaded", function () {
    if (able()) return;
    old();
    document.documentElement.setAttribute("data-old", ""); // nothing is put in its place
  });
})();
