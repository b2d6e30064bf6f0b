import { declinePlace, cases } from '#newsengine/regions/decline-place.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { readIndicatorWords } from '#statistics/indicators/indicator-words.ts';
import { listPlaces, listPrepositionals } from '#statistics/places/place-queries.ts';
import type { Place } from '#statistics/shapes/place.ts';
import type { NamedPlace } from '../domain/suggest/complete-typed.ts';

/** A series by one of its everyday names. */
export interface NamedSeries {
  id: string;
  dims: string;
  name: string;
}

/** Everyday names of series in a language, in the order of the table; weak ones say too little alone. */
export async function listNamedSeries(language: Locale): Promise<ReadonlyMap<string, NamedSeries>> {
  const words = await readIndicatorWords();
  const series = new Map<string, NamedSeries>();
  for (const { indicator, dims, words: names } of words)
    for (const { text, isWeak } of names[language])
      if (!isWeak && !series.has(text)) series.set(text, { id: indicator, dims, name: text });
  return series;
}

const kept = new WeakMap<readonly Place[], readonly NamedPlace[]>();

/** Places by the names questions give them; made once for each reading of the handbook. */
export async function listNamedPlaces(db: Db, language: Locale): Promise<readonly NamedPlace[]> {
  const [places, whole] = await Promise.all([listPlaces(db, language), listPrepositionals(db)]);
  const known = kept.get(places);
  if (known) return known;
  const named = places.map(({ yugoId, shortName }): NamedPlace => {
    const isShared = places.some((each) => each.yugoId !== yugoId && each.shortName.startsWith(shortName));
    return {
      yugoId,
      name: shortName,
      inside: language === 'ru' ? insideOf(shortName, isShared, whole.get(yugoId)) : shortName,
    };
  });
  kept.set(places, named);
  return named;
}

/** «Татарстане» rather than «Республике Татарстан», unless the short name begins another place's too. */
function insideOf(name: string, isShared: boolean, whole: string | undefined): string {
  if (whole !== undefined && (isShared || !/Республик/.test(whole))) return whole;
  const found = [...declinePlace(name)].find(([, standing]) => (standing & cases.prepositional) !== 0);
  return found === undefined ? name : withCapitals(found[0], name);
}

/** Capitals where the name has them. */
function withCapitals(form: string, name: string): string {
  const own = name.split(/([ -])/);
  return form
    .split(/([ -])/)
    .map((part, at) =>
      /^\p{Lu}/u.test(own[at] ?? '') ? part.slice(0, 1).toUpperCase() + part.slice(1) : part,
    )
    .join('');
}
