import type { NewsModels } from '../../../domain/news-models.ts';
import { tagRegions } from '../../../domain/regions/tag-regions.ts';
import type { LanguageCode } from '../../../domain/text/language-code.ts';
import type { EngineItem, Findings } from '../engine-item.ts';

/** Regions and cities an item concerns, cities beside their regions; the feed's own region comes first. */
export function findRegions(
  { title, sourceName, givenRegion }: EngineItem,
  language: LanguageCode,
  models: NewsModels,
): Pick<Findings, 'yugoId' | 'yugoIds'> {
  const { regions, cities } = tagRegions({ title, source: sourceName, language }, models.regions);
  const yugoIds = [...new Set([...(givenRegion === null ? [] : [givenRegion]), ...regions, ...cities])];
  return { yugoId: yugoIds[0] ?? null, yugoIds };
}
