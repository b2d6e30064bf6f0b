type Plain = { [key: string]: unknown };

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

/** Reads query or form pairs back; a repeated name or one that ends in `[]` becomes an array. */
export function decodePairs(pairs: Iterable<[string, string]>): Plain {
  const result: Plain = Object.create(null) as Plain;
  for (const [name, value] of pairs) {
    const path = name.replace(/\[\]$/, '').split('.');
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
    if (Array.isArray(value)) for (const item of value) pairs.append(name + arrayMark, String(item));
    else if (typeof value === 'object' && !(value instanceof Date))
      appendPairs(pairs, value as Plain, `${name}.`, arrayMark);
    else pairs.append(name, value instanceof Date ? value.toISOString() : String(value));
  }
}

function openHolder(inner: Plain, key: string): Plain {
  const found = inner[key];
  if (typeof found === 'object' && found !== null && !Array.isArray(found)) return found as Plain;
  return (inner[key] = Object.create(null) as Plain) as Plain;
}

function joinValue(before: unknown, value: string, asArray: boolean): unknown {
  if (before === undefined) return asArray ? [value] : value;
  return Array.isArray(before) ? [...(before as unknown[]), value] : [before, value];
}
