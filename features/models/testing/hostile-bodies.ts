/** Numbers that a careless or hostile caller may send in place of any other. */
const hostileNumbers = [1e308, -1e308, 1e300, -1, 0, 0.5, 5e-324, 9_007_199_254_740_991, 1e9] as const;

/** What is no number at all, sent in place of one. */
const noNumbers = ['NaN', '1e309', null, true, [1], {}] as const;

/** A body in which one part is another, and where. */
interface HostileBody {
  path: string;
  value: string;
  body: object;
}

/** The body once for each of its numbers and each hostile value in its place; each of its lists is empty, none and of ten thousand entries too. */
export function hostileBodies(body: object): HostileBody[] {
  return pathsOf(body, []).flatMap(({ path, list }) => {
    const values = list ? [[], 'list', Array.from({ length: 10_000 }, () => list[0])] : null;
    return (values ?? [...hostileNumbers, ...noNumbers]).map((value) => ({
      path: path.join('.'),
      value: JSON.stringify(value).slice(0, 40),
      body: replaced(body, path, value),
    }));
  });
}

type Path = readonly (string | number)[];

interface Place {
  path: Path;
  /** The entries, where a list stands there. */
  list: readonly unknown[] | null;
}

function pathsOf(part: unknown, path: Path): Place[] {
  if (typeof part === 'number') return [{ path, list: null }];
  if (part === null || typeof part !== 'object') return [];
  const isList = Array.isArray(part);
  // Of a long list its first and last say as much as all of it.
  const entries: [string | number, unknown][] = isList
    ? [...part.entries()].filter(([at]) => at === 0 || at === part.length - 1)
    : Object.entries(part);
  const inside = entries.flatMap(([key, value]) => pathsOf(value, [...path, key]));
  return isList ? [{ path, list: part }, ...inside] : inside;
}

function replaced(body: object, path: Path, value: unknown): object {
  const copy = structuredClone(body);
  let at = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as typeof at;
  at[path.at(-1)!] = value;
  return copy;
}
