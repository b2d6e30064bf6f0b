import { tagRegions, type RegionKnowledge } from '../regions/tag-regions.ts';
import type { ReadHeadline } from '../text/headline.ts';
import type { EngineItem, Findings } from '../item.ts';

/** Regions and cities an item concerns, cities beside their regions; the feed's own region comes first. */
export function findRegions(
  { givenRegion }: Pick<EngineItem, 'givenRegion'>,
  headline: ReadHeadline,
  knowledge: RegionKnowledge,
): Pick<Findings, 'yugoId' | 'yugoIds'> {
  const { regions, cities } = tagRegions(headline, knowledge);
  const yugoIds = [...new Set([...(givenRegion === null ? [] : [givenRegion]), ...regions, ...cities])];
  return { yugoId: yugoIds[0] ?? null, yugoIds };
}
