// The page for browsers that are too old for the app; `vite.config.ts` fills in its texts. Written for browsers of any age.
(function () {
  var TEXTS = {};
  var language = TEXTS[(navigator.language || "").slice(0, 2).toLowerCase()]
    ? navigator.language.slice(0, 2).toLowerCase()
    : "en";
  var texts = TEXTS[language];
  function add(tag, words) {
    var element = document.createElement(tag);
    element.style.margin = "0.7em 0";
    element.appendChild(document.createTextNode(words));
    document.body.appendChild(element);
  }
  function show() {
    document.documentElement.lang = language;
    document.body.innerHTML = "";
    document.body.style.cssText =
      "margin: 10% auto; padding: 0 1em; max-width: 30em; font: 18px/1.4 sans-serif";
    add("h1", texts.title);
    add("p", texts.about);
    add("p", texts.help);
    add("p", location.href);
  }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", show);
  else show();
})();
