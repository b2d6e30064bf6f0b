import type { KnownStart } from './place-start.ts';

/** The start of a version; the newest where it has none of its own. */
export function startOfVersion<One extends KnownStart>(
  { older, ...newest }: One & { older: readonly ({ version: number } & KnownStart)[] },
  version: number,
): KnownStart {
  return older.find((one) => one.version === version) ?? newest;
}
