import { RefusedError } from './tree.ts';

/** Adds a property or a spread at the end of the object literal that a `const` is given. */
export function addToObject(text: string, name: string, entry: string): string {
  const end = endOfObject(text, name);
  const before = text.slice(0, end).trimEnd();
  const comma = /[{,]$/.test(before) ? '' : ',';
  return `${before}${comma}\n  ${entry},\n${text.slice(end)}`;
}

/** Adds an import below the last one, unless it is there. */
export function addImport(text: string, line: string): string {
  if (text.includes(line)) return text;
  const last = [...text.matchAll(/^(import [^;]*|\} from [^;]*);$/gm)].at(-1);
  if (last === undefined) return `${line}\n\n${text}`;
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Where the closing brace of `const name = {…}` stands. */
function endOfObject(text: string, name: string): number {
  const declaration = new RegExp(`\\bconst ${name}\\b[^=]*=\\s*\\{`).exec(text);
  if (declaration === null) throw new RefusedError(`No object is called ${name}.`);
  let depth = 1;
  for (let at = declaration.index + declaration[0].length; at < text.length; at += 1) {
    at = skip(text, at);
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new RefusedError(`The object ${name} has no end.`);
}

/** Past a text or a comment that begins here; a template's values count as text. */
function skip(text: string, at: number): number {
  const rest = text.slice(at);
  const found = /^(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(
    rest,
  );
  return found === null ? at : at + found[0].length;
}
