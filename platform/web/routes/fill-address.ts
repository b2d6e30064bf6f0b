/** Values of an address's parts; null and undefined leave an optional part out. */
export type RouteParams = Readonly<Record<string, string | number | null | undefined>>;

/** Fills a pattern such as `/:locale/regions/:id/:tab?`; values are escaped. A missing required part gives null. */
export function fillAddress(pattern: string, params: RouteParams): string | null {
  const filled: string[] = [];
  for (const { text, name, isOptional } of partsOf(pattern)) {
    const value = name === undefined ? text : params[name];
    const isGiven = value !== undefined && value !== null && (value !== '' || name === undefined);
    if (isGiven) filled.push(name === undefined ? text : encodeURIComponent(String(value)));
    else if (!isOptional) return null;
  }
  const path = filled.join('/');
  return filled.length === 2 ? `${path}/` : path;
}

interface Part {
  text: string;
  name: string | undefined;
  isOptional: boolean;
}

/** A pattern's parts, read once: a page of news writes hundreds of addresses. */
function partsOf(pattern: string): readonly Part[] {
  let parts = known.get(pattern);
  if (!parts) {
    parts = pattern.split('/').map((text) => {
      const [, name, optional] = /^:(\w+)(\?)?$/.exec(text) ?? [];
      return { text, name, isOptional: optional !== undefined };
    });
    known.set(pattern, parts);
  }
  return parts;
}

const known = new Map<string, readonly Part[]>();
