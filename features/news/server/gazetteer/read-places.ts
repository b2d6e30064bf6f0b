import { placeKind } from '#newsengine/entities/mention-form.ts';
import { mentionKey } from '#newsengine/entities/mention-key.ts';
import type { ListedEntry } from './listed-entry.ts';
import { namesOf, splitAliases } from './listed-entry.ts';

type Row = Readonly<Record<string, string>>;

/** A country of the list, names given as the usual one and the full one. */
export interface CountryLine {
  readonly cca2: string;
  readonly cca3: string;
  readonly names: Readonly<Record<string, readonly [string, string]>>;
}

/** The country, its districts and regions, under their yugo_id. */
export function readRegions(
  districts: readonly Row[],
  regions: readonly Row[],
  aliases: Aliases,
): ListedEntry[] {
  return [
    ...districts.map((row) => regionEntry(row, 'data/regions/districts.csv', aliases)),
    ...regions.map((row) => regionEntry(row, 'data/regions/regions.csv', aliases)),
  ];
}

/** Names places go by in news, by their Russian name. */
export type Aliases = ReadonlyMap<string, readonly string[]>;

/** Reads the list of such names. */
export function readAliases(rows: readonly Row[]): Aliases {
  return new Map(rows.map((row) => [row['name_ru'] ?? '', splitAliases(row['aliases'])]));
}

function regionEntry(row: Row, source: string, aliases: Aliases): ListedEntry {
  const name = row['name_ru'] ?? '';
  const shortNames = [row['name_short_ru'], row['name_short_en']].filter((short) => short !== undefined);
  return {
    id: Number(row['yugo_id']),
    kind: placeKind,
    key: mentionKey(row['name_short_ru'] || name),
    names: { ...namesOf(row, 'name_'), ru: row['name_short_ru'] || name },
    aliases: [name, ...shortNames, ...(aliases.get(name) ?? [])],
    source,
    facts: {},
  };
}

/** Cities under their yugo_id; those that share a name carry their region's in the key. */
export function readCities(cities: readonly Row[], regions: readonly Row[], aliases: Aliases): ListedEntry[] {
  const regionNames = new Map(regions.map((row) => [row['yugo_id'], row['name_short_ru'] ?? '']));
  const own = cities.filter((row) => !regionNames.has(row['yugo_id'] ?? ''));
  const namesakes = Map.groupBy(own, (row) => mentionKey(row['name_ru'] ?? ''));
  return own.map((row) => {
    const name = row['name_ru'] ?? '';
    const key = mentionKey(name);
    const region = regionNames.get(row['region_yugo_id'] ?? '') ?? '';
    const isAlone = namesakes.get(key)?.length === 1;
    const english = row['name_en'] ?? '';
    return {
      id: Number(row['yugo_id']),
      kind: placeKind,
      key: isAlone ? key : `${key} ${mentionKey(region)}`,
      names: isAlone ? { ru: name, en: english } : { ru: `${name} (${region})`, en: english },
      aliases: [name, ...(aliases.get(name) ?? [])],
      source: 'data/regions/cities.csv',
      facts: {},
    };
  });
}

/** Countries but Russia, which is among the regions. */
export function readCountries(lines: readonly CountryLine[]): ListedEntry[] {
  return lines
    .filter(({ cca2 }) => cca2 !== 'RU')
    .map(({ cca3, names }) => {
      const usual = Object.fromEntries(Object.entries(names).map(([language, [name]]) => [language, name]));
      return {
        kind: placeKind,
        key: mentionKey(usual['ru'] ?? usual['en'] ?? cca3),
        names: usual,
        // What the list has besides are codes and names in other languages: "Island" is Iceland's own.
        aliases: Object.values(names).map(([, full]) => full),
        source: 'data/news/gazetteers/countries.jsonl',
        facts: { iso3: cca3 },
      };
    });
}
