/** How a name is read: as a place, as what belongs to it ("пензенский") or as who lives there ("томичи"). */
export type PlaceWord = 'name' | 'adjective' | 'people';

/** What else a name may be: nothing, a common word ("Шахты" at a sentence's start), or a person ("Чехов"). */
export type Namesake = 'none' | 'word' | 'person';

/** A region or a town in it. */
export interface Place {
  readonly region: number;
  /** The town's yugo_id, 0 for a region's own name. */
  readonly city: number;
}

/** One way to read a form. */
export interface Reading {
  readonly place: Place;
  readonly word: PlaceWord;
  readonly cases: number;
  readonly namesake: Namesake;
  /** "Тамбовом": as a surname it would end in -ым, so this form is the town alone. */
  readonly isTownsOwn: boolean;
  /** Written in capitals alone ("КБР"). */
  readonly isInitials: boolean;
}

/** The gazetteer ready for look-up by folded forms joined with spaces. */
export interface Places {
  readonly byForm: ReadonlyMap<string, readonly Reading[]>;
  /** First word to the longest name it begins, in words. */
  readonly longest: ReadonlyMap<string, number>;
  readonly firstNames: ReadonlySet<string>;
  readonly foreign: readonly (readonly [RegExp, number])[];
  /** Folded forms of lands and towns abroad, of one word or two. */
  readonly lands: ReadonlySet<string>;
  readonly abroad: ReadonlySet<string>;
}

/** yugo_id of the whole country. */
export const russiaId = 1180665;
/** yugo_id of Moscow the city. */
export const moscowId = 1124665;
/** yugo_id of Moscow region, the oblast around the city. */
export const moscowRegionId = 1124650;

/** Is a yugo_id that of a town? Those of regions, districts and the country lie outside. */
export const isTownId = (id: number): boolean => id > 1_126_000 && id < 1_128_000;
