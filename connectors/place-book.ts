import { stemName } from './stem-name.ts';

/** A place with everything a source may call it; `names` in any form and language. */
export interface KnownPlace {
  iso: string;
  yugoId: number;
  /** Its two digits in the constitution's list, as registers of the state write them. */
  region?: string | null;
  okato: string | null;
  oktmo: string | null;
  names: readonly string[];
}

/** Ways a source names a place. */
export type PlaceKeyKind = 'iso' | 'region' | 'okato' | 'oktmo' | 'yugo' | 'name' | 'country';

/** Finds the ISO code of a written place; undefined where there is none of that name, or more than one. */
export type PlaceBook = (written: string, key: PlaceKeyKind) => string | undefined;

const country = 'RU';
/** The country as international sources and the classifiers write it. */
const countryCodes = new Set([
  'ru',
  'rus',
  '643',
  'russia',
  'russian federation',
  'россия',
  'российская федерация',
]);

/** A book of the places known here. */
export function openPlaceBook(places: readonly KnownPlace[]): PlaceBook {
  const isos = new Map(places.map(({ iso }) => [iso.toUpperCase(), iso]));
  const yugo = new Map(places.map(({ yugoId, iso }) => [String(yugoId), iso]));
  const regions = new Map(places.flatMap(({ region, iso }) => (region ? [[region, iso] as const] : [])));
  const okato = codesOf(places, ({ okato: code }) => code);
  const oktmo = codesOf(places, ({ oktmo: code }) => code);
  const names = namesOf(places);
  return (written, key) => {
    const text = written.trim();
    if (key === 'country') return countryCodes.has(text.toLowerCase()) ? country : undefined;
    if (key === 'iso') return isos.get(text.toUpperCase());
    if (key === 'yugo') return yugo.get(text);
    if (key === 'region') return regions.get(text.padStart(2, '0'));
    if (key === 'name') return findName(names, text);
    if (countryCodes.has(text) || /^0+$/.test(text)) return country;
    return findCode(key === 'okato' ? okato : oktmo, text);
  };
}

/** Codes without the noughts that fill them up; a code is of the longest known beginning. */
function codesOf(
  places: readonly KnownPlace[],
  codeOf: (place: KnownPlace) => string | null,
): ReadonlyMap<string, string> {
  return new Map(places.flatMap((place) => (codeOf(place) ? [[trimmed(codeOf(place)!), place.iso]] : [])));
}

/** A subject is its code filled up with noughts; anything more is a part of it and not the subject. */
function findCode(codes: ReadonlyMap<string, string>, written: string): string | undefined {
  return /^\d{2,11}$/.test(written) ? codes.get(trimmed(written)) : undefined;
}

/** At least two digits stay: 10 and 80 are subjects. */
function trimmed(code: string): string {
  let length = code.length;
  while (length > 2 && code[length - 1] === '0') length -= 1;
  return code.slice(0, length);
}

function namesOf(places: readonly KnownPlace[]): ReadonlyMap<string, string | null> {
  const names = new Map<string, string | null>();
  for (const { iso, names: written } of places)
    for (const name of written.flatMap(variantsOf)) {
      const stem = stemName(name);
      const before = names.get(stem);
      if (stem !== '') names.set(stem, before === undefined || before === iso ? iso : null);
    }
  return names;
}

/** A double name counts by either half as well: «Кемеровская область - Кузбасс». */
function variantsOf(name: string): string[] {
  return [name, ...name.split(/\s[-–—]\s/)];
}

function findName(names: ReadonlyMap<string, string | null>, written: string): string | undefined {
  if (countryCodes.has(written.toLowerCase())) return country;
  return names.get(stemName(written)) ?? names.get(stemName(written.split(/\s[-–—]\s/)[0]!)) ?? undefined;
}
