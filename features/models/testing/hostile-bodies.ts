/** Numbers that a careless or hostile caller may send in place of any other. */
const hostileNumbers = [1e308, -1e308, 1e300, -1, 0, 0.5, 5e-324, 9_007_199_254_740_991, 1e9] as const;

/** A body in which one number is another, and where. */
interface HostileBody {
  path: string;
  value: number;
  body: object;
}

/** The body once for each of its numbers and each hostile value in its place. */
export function hostileBodies(body: object): HostileBody[] {
  return numbersOf(body, []).flatMap((path) =>
    hostileNumbers.map((value) => ({ path: path.join('.'), value, body: replaced(body, path, value) })),
  );
}

type Path = readonly (string | number)[];

function numbersOf(part: unknown, path: Path): Path[] {
  if (typeof part === 'number') return [path];
  if (part === null || typeof part !== 'object') return [];
  // Of a long list its first and last say as much as all of it.
  const entries: [string | number, unknown][] = Array.isArray(part)
    ? [...part.entries()].filter(([at]) => at === 0 || at === part.length - 1)
    : Object.entries(part);
  return entries.flatMap(([key, value]) => numbersOf(value, [...path, key]));
}

function replaced(body: object, path: Path, value: number): object {
  const copy = structuredClone(body);
  let at = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as typeof at;
  at[path.at(-1)!] = value;
  return copy;
}
