import { openPlaceBook } from '#connectors/place-book.ts';
import { stemName } from '#connectors/stem-name.ts';
import { regionAliases } from '#platform/shared/region-aliases.ts';
import type { FilePlace } from '../choices.ts';

/** How a place was recognised: by its very name, a form of it, what people call it, a code, or an earlier choice of the person. */
export const placeWays = ['name', 'form', 'everyday', 'code', 'chosen'] as const;

/** A place with how it was recognised. */
export interface FoundPlace {
  yugoId: number;
  way: (typeof placeWays)[number];
}

/** Signs of a key at most; what stands behind tells no two places apart. */
const maxKey = 200;

/** Under what a written place is remembered: equal for forms of one name, empty where it has no letter or digit. */
export function placeKey(written: string): string {
  return stemName(written).slice(0, maxKey);
}

/** Finds places by what a file calls them; null for what is none of ours, or more than one. */
export function openPlaceFinder(
  places: readonly FilePlace[],
  chosen: ReadonlyMap<string, number>,
): (written: string) => FoundPlace | null {
  const book = openPlaceBook(places);
  const numbers = new Map(places.map(({ iso, yugoId }) => [iso, yugoId]));
  const exact = new Set(places.flatMap(({ names }) => names.map((name) => name.toLowerCase())));
  const everyday = everydayNames(places);
  const known = new Map<string, FoundPlace | null>();
  const find = (written: string): FoundPlace | null => {
    const remembered = chosen.get(placeKey(written));
    if (remembered !== undefined) return { yugoId: remembered, way: 'chosen' };
    const named = numbers.get(book(written, 'name') ?? '');
    if (named !== undefined)
      return { yugoId: named, way: exact.has(written.toLowerCase()) ? 'name' : 'form' };
    const called = everyday.get(
      written
        .toLowerCase()
        .replaceAll(/[^\p{L}\d]+/gu, ' ')
        .trim(),
    );
    if (called !== undefined) return { yugoId: called, way: 'everyday' };
    const code =
      book(written, 'iso') ?? book(written, 'okato') ?? book(written, 'oktmo') ?? book(written, 'yugo');
    const coded = numbers.get(code ?? '');
    return coded === undefined ? null : { yugoId: coded, way: 'code' };
  };
  return (written) => {
    const text = written.replaceAll(/[\s\u00A0]+/g, ' ').trim();
    if (!known.has(text)) known.set(text, text === '' ? null : find(text));
    return known.get(text)!;
  };
}

function everydayNames(places: readonly FilePlace[]): ReadonlyMap<string, number> {
  return new Map(
    places.flatMap(({ yugoId, names }) =>
      names.flatMap((name) => (regionAliases[name] ?? []).map((alias) => [alias, yugoId] as const)),
    ),
  );
}
