import { findDifferences, type Difference } from './find-differences.ts';

/** A place where two people's texts differ, with what stood there before either wrote. */
export interface MergePlace extends Difference {
  base: string;
  /** Who wrote there since: where only one did, there is nothing to decide. */
  changedBy: 'mine' | 'theirs' | 'both';
  /** A line or lines of text: both may be written together there. */
  isText: boolean;
}

/** Every place where mine and theirs differ, with the text both came from. */
export function findMergePlaces(base: unknown, mine: unknown, theirs: unknown): MergePlace[] {
  const own = textsByPath(findDifferences(mine, base));
  const others = textsByPath(findDifferences(theirs, base));
  return findDifferences(mine, theirs).map((place) => {
    const key = keyOf(place.path);
    const [byMe, byThem] = [own.get(key), others.get(key)];
    const changedBy = byThem === undefined ? 'mine' : byMe === undefined ? 'theirs' : 'both';
    const isText = [mine, theirs].every((content) => typeof partOf(content, place.path) === 'string');
    return { ...place, base: byMe ?? byThem ?? '', changedBy, isText };
  });
}

/** What stands at a place in the end: my text, theirs, or one written of both. */
export type MergeChoice = 'mine' | 'theirs' | { text: string };

/** My content with theirs, or what was written of both, at the places chosen. */
export function mergeDrafts<Content>(
  mine: Content,
  theirs: Content,
  choose: (path: readonly string[]) => MergeChoice,
): Content {
  let merged: unknown = mine;
  for (const { path } of findDifferences(mine, theirs)) {
    const choice = choose(path);
    if (choice === 'theirs') merged = withPart(merged, path, partOf(theirs, path));
    else if (choice !== 'mine') merged = withPart(merged, path, choice.text);
  }
  return merged as Content;
}

const keyOf = (path: readonly string[]): string => path.join('.');

function textsByPath(differences: readonly Difference[]): Map<string, string> {
  return new Map(differences.map(({ path, theirs }) => [keyOf(path), theirs]));
}

function partOf(content: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], content);
}

function withPart(content: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part;
  const of = content as Record<string, unknown>;
  return { ...of, [name]: withPart(of[name], rest, part) };
}
