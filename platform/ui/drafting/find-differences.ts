/** One place where two versions of a document differ, as a path and two short texts. */
export interface Difference {
  path: string[];
  mine: string;
  theirs: string;
}

/** Every leaf in which two contents of the same shape differ, in the order of the first. Lists count as one leaf. */
export function findDifferences(mine: unknown, theirs: unknown, path: string[] = []): Difference[] {
  if (isRecord(mine) && isRecord(theirs))
    return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((key) =>
      findDifferences(mine[key], theirs[key], [...path, key]),
    );
  const [ours, others] = [write(mine), write(theirs)];
  return ours === others ? [] : [{ path, mine: ours, theirs: others }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function write(value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((entry: unknown) =>
        isRecord(entry)
          ? Object.values(entry)
              .filter((part) => part !== '')
              .join(' — ')
          : String(entry),
      )
      .join('\n');
  if (isRecord(value)) return JSON.stringify(value);
  return value === null || value === undefined ? '' : String(value);
}
