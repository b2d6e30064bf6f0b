import { findRegions } from '#platform/shared/find-regions.ts';
import { regionAliases } from '#platform/shared/region-aliases.ts';

/** A place that can be drawn beside another. */
interface Comparable {
  yugoId: number;
  kind: string;
  shortName: string;
  names: readonly string[];
}

/** Places to draw beside one's own that answer a query, everyday names included, best first; all of them for none. Districts are drawn elsewhere. */
export function findCompared<Place extends Comparable>(
  places: readonly Place[],
  own: number,
  query: string,
): Place[] {
  const others = places.filter(({ yugoId, kind }) => yugoId !== own && kind !== 'district');
  if (query.trim() === '') return others;
  const named = others.map((place) => ({ ...place, aliases: aliasesOf(place) }));
  const found = findRegions(query, named, named.length);
  return found.flatMap(({ yugoId }) => others.find((place) => place.yugoId === yugoId) ?? []);
}

function aliasesOf({ shortName, names }: Comparable): string[] {
  return [...new Set([shortName, ...names])].flatMap((name) => regionAliases[name] ?? []);
}
