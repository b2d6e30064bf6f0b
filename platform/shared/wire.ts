type Plain = { [key: string]: unknown };

/** Most pairs of one query or form, and most names joined by dots in one of them: more is nobody's question. */
export const maxPairs = 1000;
const deepestName = 8;

/** A query or a form that is too large or too deep to be read. */
export class PairsError extends Error {}

/**
 * Writes a payload as query pairs in the specification's manner: arrays repeated, nulls skipped,
 * nested keys joined with dots. `{a:[1,2],b:null,c:{d:1}}` → `a=1&a=2&c.d=1`.
 */
export function encodeQuery(payload: Plain): URLSearchParams {
  const pairs = new URLSearchParams();
  appendPairs(pairs, payload, '', '');
  return pairs;
}

/** The same as a form body: arrays stand under the name followed by `[]`. */
export function encodeForm(payload: Plain): URLSearchParams {
  const pairs = new URLSearchParams();
  appendPairs(pairs, payload, '', '[]');
  return pairs;
}

/** Reads a query or a form as it was sent; refuses what has too many pairs before any of them is read. */
export function decodeText(text: string): Plain {
  let pairs = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1))
    if (++pairs > maxPairs) throw new PairsError(`More than ${maxPairs} pairs.`);
  return decodePairs(new URLSearchParams(text));
}

/** Reads pairs back; a repeated name or one that ends in `[]` becomes an array. Throws PairsError. */
export function decodePairs(pairs: Iterable<[string, string]>): Plain {
  const result: Plain = Object.create(null) as Plain;
  let count = 0;
  for (const [name, value] of pairs) {
    if (++count > maxPairs) throw new PairsError(`More than ${maxPairs} pairs.`);
    const path = name.replace(/\[\]$/, '').split('.', deepestName + 1);
    if (path.length > deepestName) throw new PairsError(`A name of more than ${deepestName} parts.`);
    const last = path.pop()!;
    const holder = path.reduce<Plain>((inner, key) => openHolder(inner, key), result);
    holder[last] = joinValue(holder[last], value, name.endsWith('[]'));
  }
  return result;
}

function appendPairs(pairs: URLSearchParams, payload: Plain, prefix: string, arrayMark: string): void {
  for (const [key, value] of Object.entries(payload)) {
    const name = prefix + key;
    if (value === null || value === undefined) continue;
    if (Array.isArray(value)) for (const item of value) pairs.append(name + arrayMark, textOf(item));
    else if (typeof value === 'object' && !(value instanceof Date))
      appendPairs(pairs, value as Plain, `${name}.`, arrayMark);
    else pairs.append(name, value instanceof Date ? value.toISOString() : String(value));
  }
}

/** A thing of a list is its JSON: names joined by dots cannot say which of the list's it belongs to. */
function textOf(item: unknown): string {
  return typeof item === 'object' && item !== null ? JSON.stringify(item) : String(item);
}

function openHolder(inner: Plain, key: string): Plain {
  const found = inner[key];
  if (typeof found === 'object' && found !== null && !Array.isArray(found)) return found as Plain;
  return (inner[key] = Object.create(null) as Plain) as Plain;
}

function joinValue(before: unknown, value: string, asArray: boolean): unknown {
  if (before === undefined) return asArray ? [value] : value;
  if (!Array.isArray(before)) return [before, value];
  before.push(value);
  return before as unknown[];
}
