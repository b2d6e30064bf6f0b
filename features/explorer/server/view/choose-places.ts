import { readAllTwins } from '#features/regions/public.server.ts';
import { listBeside } from '#statistics/places/borders.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import type { Place } from '#statistics/shapes/place.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { readPlaceWord } from '../../domain/view/place-word.ts';

/** A place of a view, and whether it was said by itself. */
export interface ChosenPlace extends Place {
  isNamed: boolean;
}

/** The same, and whether it was asked for or stands beside on a map. */
export interface ViewPlace extends ChosenPlace {
  isChosen: boolean;
}

/** The places that words stand for, each once, in the order they are said; refuses a word for a place that is not known. */
export async function choosePlaces(
  words: readonly string[],
  context: Pick<RequestContext, 'db' | 'locale' | 'clock'>,
): Promise<{ chosen: ChosenPlace[]; all: Place[] }> {
  const all = await listPlaces(context.db, context.locale);
  const regions = all.filter(({ kind }) => kind === 'region');
  const chosen = new Map<number, ChosenPlace>();
  for (const word of words) {
    const { kind, of } = readPlaceWord(word)!;
    const place = all.find(({ yugoId, iso }) => String(yugoId) === of || iso === of || isCountry(yugoId, of));
    if (place === undefined) throw new AppError('region_not_found', { place: word });
    const meant =
      kind === 'one'
        ? [place]
        : kind === 'twins'
          ? await listTwins(place, regions, context)
          : await listBeside(place, regions);
    for (const each of meant)
      chosen.set(each.yugoId, {
        ...each,
        isNamed: kind === 'one' || chosen.get(each.yugoId)?.isNamed === true,
      });
  }
  return { chosen: [...chosen.values()], all };
}

const isCountry = (yugoId: number, code: string): boolean => yugoId === federalYugoId && code === 'RU';

/** The regions most like one, the nearest first; none where too little of it is known. */
async function listTwins(
  { yugoId }: Place,
  regions: readonly Place[],
  context: Pick<RequestContext, 'db' | 'clock'>,
): Promise<Place[]> {
  const twins = (await readAllTwins(context)).get(yugoId) ?? [];
  return twins.flatMap((twin) => regions.find((region) => region.yugoId === twin) ?? []);
}
