/**
 * What the oldest supported browsers (`browsers.json`, decision 0065) lack, by MDN's compatibility data.
 *
 *     node tools/floor.mjs             fail if the source relies on it; `--in FOLDER`: the source in another folder
 *     node tools/floor.mjs --lacking   print it: the names that do not exist there, as "Array.prototype.toSorted"
 *     node tools/floor.mjs --older     read CSS, print what such a browser keeps of it
 *
 * Features that exist only over HTTPS count as lacking: a home network has none. What the source uses only where it
 * exists, or what merely looks plainer without it, is named with its reason under `optional`.
 */

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative, resolve } from "node:path";
import { generate, parse, walk } from "css-tree";
import ts from "typescript";

const require = createRequire(import.meta.url);
const { api, css, html, javascript } = require("@mdn/browser-compat-data");
const { floor, optional } = require("../browsers.json");
const ROOT = resolve(import.meta.dirname, "..");
const [how, folder] = process.argv.slice(2);
const SOURCES = how === "--in" ? resolve(folder) : resolve(ROOT, "src");

/** Return the source files with such a name, without tests. */
const sources = (pattern) =>
  readdirSync(SOURCES, { recursive: true })
    .map((file) => resolve(SOURCES, file))
    .filter((file) => pattern.test(file) && !/\.test\.|\/src\/testing\//.test(file));

/** Compare versions: negative if `first` is older. */
function compareVersions(first, second) {
  const [one, two] = [first, second].map((version) => version.replace("≤", "").split(".").map(Number));
  return one[0] - two[0] || (one[1] ?? 0) - (two[1] ?? 0);
}

/** True if a support statement holds in a browser of that version. The build adds prefixes to CSS. */
function holds(statement, version, isStyle) {
  const { version_added: added, version_removed: removed } = statement;
  if (statement.flags || statement.alternative_name || (statement.prefix && !isStyle)) return false;
  if (typeof added !== "string" || added === "preview" || compareVersions(added, version) > 0) return false;
  return !(typeof removed === "string" && compareVersions(removed, version) <= 0);
}

/** Return the browsers of the floor that lack a feature; none if the data does not know it. */
function lacking(feature, isStyle = false) {
  const support = feature?.__compat?.support;
  if (!support) return [];
  const older = Object.entries(floor).filter(([browser, version]) => {
    const statements = [support[browser] ?? []].flat();
    return statements.length > 0 && !statements.some((statement) => holds(statement, version, isStyle));
  });
  return older.map(([browser, version]) => `${browser} ${version}`);
}

const own = (object, key) => (object && Object.hasOwn(object, key) ? object[key] : undefined);

// --- JavaScript -----------------------------------------------------------------------------------

const among = (place, name) => own(place, name) ?? own(place, `${name}_static`);

/** True if TypeScript's libraries say so of a declaration. */
const isSecureOnly = (declaration) =>
  ts
    .getJSDocCommentsAndTags(declaration)
    .some((comment) => comment.getText().includes("only in secure contexts"));

/** Return what is declared at a node of TypeScript's libraries, and who lacks it: [name, browsers]. Members of something
 * that does not exist are left out: nobody can have it.
 */
function lackedAt(declaration) {
  const name = declaration.name?.text;
  if (name === undefined) return [];
  let owner = declaration.parent;
  if (ts.isTypeLiteralNode(owner)) owner = owner.parent; // declare var AbortSignal: { timeout(): AbortSignal }
  const secure = isSecureOnly(declaration) ? ["plain HTTP"] : [];
  if (!ts.isInterfaceDeclaration(owner) && !(ts.isVariableDeclaration(owner) && owner !== declaration)) {
    const namespace = ts.findAncestor(declaration, ts.isModuleDeclaration)?.name.text;
    const feature = namespace
      ? own(own(javascript.builtins, namespace), name)
      : (own(api, name) ?? own(javascript.builtins, name) ?? own(api.Window, name));
    return [namespace ? `${namespace}.${name}` : name, [...lacking(feature), ...secure]];
  }
  const of = owner.name.text.replace(/^Readonly(?=Array|Map|Set)|Constructor$/g, "");
  const place = own(api, of) ?? own(javascript.builtins, of) ?? own(javascript.builtins.Intl, of);
  if (lacking(place).length || isSecureOnly(owner)) return [];
  if (place) return [`${of}.${name}`, [...lacking(among(place, name)), ...secure]];
  // The data knows no mixins, such as ParentNode: the member lacks where it lacks everywhere.
  const anywhere = Object.values(api)
    .flatMap((each) => among(each, name) ?? [])
    .map((feature) => lacking(feature));
  return [
    `${of}.${name}`,
    anywhere.some((browsers) => !browsers.length) ? secure : [...new Set(anywhere.flat()), ...secure],
  ];
}

function* scriptFindings() {
  const { config } = ts.readConfigFile(resolve(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const files = sources(/\.tsx?$/);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const symbolAt = (node) => {
    const part = ts.isBindingElement(node.parent) ? (node.parent.propertyName ?? node) : null;
    if (!part?.text) return checker.getSymbolAtLocation(node);
    return checker.getTypeAtLocation(node.parent.parent).getProperty(part.text);
  };
  for (const source of files.map((file) => program.getSourceFile(file))) {
    const found = [];
    const add = (node, name, older) => older.length && found.push({ node, name, older });
    const visit = (node) => {
      if (ts.isTypeNode(node)) return;
      if (ts.isIdentifier(node)) {
        for (const declaration of symbolAt(node)?.declarations ?? []) {
          if (!program.isSourceFileDefaultLibrary(declaration.getSourceFile())) continue;
          const [name, older = []] = lackedAt(declaration);
          add(node, name, older);
        }
      }
      if (ts.isRegularExpressionLiteral(node) && /\(\?<[=!]/.test(node.text)) {
        add(node, "lookbehind", lacking(javascript.regular_expressions.lookbehind_assertion));
      }
      if (ts.isJsxAttribute(node) && /^[a-z]/.test(node.parent.parent.tagName.getText())) {
        const [tag, name] = [node.parent.parent.tagName.getText(), node.name.getText()];
        add(
          node,
          `<${tag} ${name}>`,
          lacking(own(own(html.elements, tag), name) ?? own(html.global_attributes, name)),
        );
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    for (const { node, name, older } of found) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      yield { file: relative(SOURCES, source.fileName), line: line + 1, name, older };
    }
  }
}

/** Return the paths of all names that the floor lacks in JavaScript. */
function lackingNames() {
  const names = [];
  for (const [owner, members] of [...Object.entries(api), ...Object.entries(javascript.builtins)]) {
    if (lacking(members).length) names.push(owner);
    for (const [member, feature] of Object.entries(members)) {
      if (!/^[a-zA-Z]+(_static)?$/.test(member) || member === owner || !lacking(feature).length) continue;
      const name = member.replace("_static", "");
      // For the language itself the data does not tell members of a class from those of its objects.
      if (member !== name || owner in javascript.builtins) names.push(`${owner}.${name}`);
      if (member === name) names.push(`${owner}.prototype.${name}`);
    }
  }
  return names;
}

// --- CSS ------------------------------------------------------------------------------------------

const UNITS = [
  [/^[dsl]v(h|w|i|b|min|max)$/, css.types.length.viewport_percentage_units_dynamic],
  [/^cq(h|w|i|b|min|max)$/, css.types.length.container_query_length_units],
];

/** Return a feature of `css.types` by its name, at any depth. */
function typeNamed(name, types = css.types) {
  if (own(types, name)) return types[name];
  for (const [key, nested] of Object.entries(types)) {
    const found = key === "__compat" || typeof nested !== "object" ? undefined : typeNamed(name, nested);
    if (found) return found;
  }
  return undefined;
}

/** Return the features of a declaration that the floor lacks, by name. */
function lackingIn({ property, value }) {
  const features = new Map();
  const of = own(css.properties, property);
  features.set(property, of);
  const parsed = value.type === "Raw" ? parse(value.value, { context: "value" }) : value;
  walk(parsed, (node) => {
    if (node.type === "Identifier") features.set(`${property}: ${node.name}`, own(of, node.name));
    if (node.type === "Function" && node.name !== "var") features.set(`${node.name}()`, typeNamed(node.name));
    if (node.type === "Dimension") {
      features.set(node.unit, UNITS.find(([pattern]) => pattern.test(node.unit))?.[1]);
    }
  });
  return [...features]
    .map(([name, feature]) => [name, lacking(feature, true)])
    .filter(([, older]) => older.length);
}

/** Return what the floor lacks of an at-rule or selector, by name. */
function lackingAt(node) {
  if (/^-/.test(node.name ?? node.property ?? "")) return []; // for the one browser that has it
  if (node.type === "Atrule") return [[`@${node.name}`, lacking(own(css["at-rules"], node.name), true)]];
  if (node.type === "Feature")
    return [[`(${node.name})`, lacking(own(css["at-rules"].media, node.name), true)]];
  if (node.type === "FeatureRange") return [["(a < b)", lacking(css["at-rules"].media.range_syntax, true)]];
  if (/^Pseudo(Class|Element)Selector$/.test(node.type)) {
    const colons = node.type === "PseudoClassSelector" ? ":" : "::";
    return [[`${colons}${node.name}`, lacking(own(css.selectors, node.name), true)]];
  }
  return node.type === "Declaration" ? lackingIn(node) : [];
}

function* styleFindings() {
  for (const path of sources(/\.css$/)) {
    const file = relative(SOURCES, path);
    const sheet = parse(readFileSync(path, "utf8"), { positions: true });
    const found = [];
    walk(sheet, function (node) {
      if (this.atrule?.name === "supports" && node !== this.atrule) return; // used only where it exists
      for (const [name, older] of lackingAt(node)) {
        if (older.length) found.push({ file, line: node.loc.start.line, name, older });
      }
    });
    yield* found;
  }
}

/** Return what a browser of the floor keeps of a style sheet. */
function olderCss(source) {
  const sheet = parse(source);
  const isLacking = (node) => lackingAt(node).some(([, older]) => older.length);
  walk(sheet, {
    leave(node, item, list) {
      if (!list) return;
      if (node.type === "Atrule" && node.name === "supports") {
        let isKnown = true;
        walk(node.prelude, (part) => {
          if (part.type === "Declaration" && isLacking(part)) isKnown = false;
        });
        const holdsHere = generate(node.prelude).startsWith("not") ? !isKnown : isKnown;
        if (holdsHere) list.insertList(node.block.children, item);
        list.remove(item);
      } else if (node.type === "Rule" && node.prelude.children) {
        let isKnown = true;
        walk(node.prelude, (part) => {
          if (isLacking(part)) isKnown = false;
        });
        if (!isKnown) list.remove(item);
      } else if (node.type === "Atrule" && isLacking(node)) list.remove(item);
      else if (node.type === "Declaration" && !node.property.startsWith("--") && isLacking(node)) {
        // A value with a variable is known to be wrong only when it is used: it then counts as unset.
        if (generate(node.value).includes("var(")) node.value = parse("unset", { context: "value" });
        else list.remove(item);
      }
    },
  });
  return generate(sheet);
}

// --- The three ways to call it --------------------------------------------------------------------

function check() {
  const findings = [...scriptFindings(), ...styleFindings()];
  const allowed = ({ name }) => [name, name.split(":")[0]].find((key) => key && own(optional, key));
  const wrong = findings.filter((finding) => !allowed(finding));
  for (const { file, line, name, older } of wrong) {
    process.stdout.write(`${file}:${line}: ${name} does not exist in ${older.join(", ")}\n`);
  }
  const used = new Set(findings.map(allowed));
  const unused = how === "--in" ? [] : Object.keys(optional).filter((name) => !used.has(name));
  for (const name of unused) process.stdout.write(`browsers.json: nothing uses ${name}\n`);
  process.exitCode = wrong.length + unused.length ? 1 : 0;
}

if (how === "--lacking") process.stdout.write(JSON.stringify(lackingNames()));
else if (how === "--older") process.stdout.write(olderCss(readFileSync(0, "utf8")));
else check();
