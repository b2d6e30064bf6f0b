import { findLongest } from '../entities/entity-words.ts';

/** The shipped gazetteer: stemmed Russian names, names in other scripts as they stand, and stems that mean abroad. */
export interface PlaceList {
  /** Key, region's yugo_id, city's yugo_id or 0, 1 where only a preposition makes it a place, 2 where its adjective is something else. */
  readonly places: readonly (readonly [string, number, number, number])[];
  readonly foreign: readonly (readonly [string, number])[];
  /** Countries, continents and capitals abroad. */
  readonly lands: readonly string[];
  /** Those and the people, bodies and adjectives that mean abroad. */
  readonly abroad: readonly string[];
}

/** One name in the gazetteer. */
export interface Place {
  readonly region: number;
  readonly city: number;
  readonly isCautious: boolean;
  readonly hasAdjective: boolean;
}

/** The gazetteer ready for look-up by stems joined with spaces. */
export interface Places {
  readonly byKey: ReadonlyMap<string, Place>;
  /** First stem to the longest name it begins, in words. */
  readonly longest: ReadonlyMap<string, number>;
  readonly foreign: readonly (readonly [RegExp, number])[];
  readonly abroad: ReadonlySet<string>;
}

/** yugo_id of the whole country. */
export const russiaId = 1180665;
/** yugo_id of Moscow the city. */
export const moscowId = 1124665;
/** yugo_id of Moscow region, the oblast around the city. */
export const moscowRegionId = 1124650;

/** Prepares the shipped list. */
export function preparePlaces(list: PlaceList): Places {
  const foreign = list.foreign.map(([name, region]) => {
    const isLatin = /^[\p{Script=Latin}]/u.test(name);
    const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return [new RegExp(isLatin ? `(?<!\\p{L})${escaped}(?!\\p{L})` : escaped, 'u'), region] as const;
  });
  return {
    byKey: new Map(
      list.places.map(([key, region, city, caution]) => [
        key,
        { region, city, isCautious: caution === 1, hasAdjective: caution === 0 },
      ]),
    ),
    longest: findLongest(list.places.map(([key]) => key)),
    foreign,
    abroad: new Set(list.abroad),
  };
}
