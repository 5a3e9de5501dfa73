// Before the first paint: the palette that the settings chose, and whether the browser is new enough (browsers.json).
(function () {
  var root = document.documentElement;
  try {
    ["theme", "contrast"].forEach(function (name) {
      var chosen = localStorage.getItem("tableside." + name);
      if (chosen) root.setAttribute("data-" + name, chosen);
    });
  } catch (_error) {
    // Storage is forbidden.
  }
  if (window.CSS && CSS.supports && CSS.supports("selector(:has(a))")) return;
  root.setAttribute("data-unsupported", "");
  var page = document.createElement("script");
  page.src = "/unsupported.js";
  document.head.appendChild(page);
})();
