import { expect, test } from 'vitest';
import { listBundledRows } from '#statistics/import/read-rows.ts';
import { personsSet } from '../../server/registry/sets/person-sets.ts';
import { endEarlier, findOverlaps, type OfficeTerm } from './office-terms.ts';

const term = (office: string, starts: string, ends: string, place = ''): OfficeTerm => ({
  office,
  place,
  starts,
  ends,
});

test('a seat ends with the office that nobody may hold beside it, and a senator of 1996 could govern', () => {
  const [seat] = endEarlier([
    term('State Duma', '2011-12-21', '2016-10-05'),
    term('head of region', '2012-11-08', '', 'RU-MOS'),
  ]);
  expect(seat!.ends).toBe('2012-11-08');
  const both = [
    term('head of region', '1996-11-14', '2000-11-18', 'RU-KLU'),
    term('Federation Council', '1996-12', '2001'),
  ];
  expect(endEarlier(both)).toEqual(both);
  expect(findOverlaps(both)).toEqual([]);
});

/** What the import leaves standing, read by eye. */
const known = [
  // Director of the Foreign Intelligence Service: Wikidata gives his seat of the convocation he left for it.
  'Q983654 2016-10-05',
];

test('nobody of the files holds two exclusive offices for more than a month, but for what is listed', async () => {
  const rows = await listBundledRows('persons/positions_russia.csv.gz');
  const terms = rows.map((row) => ({
    ...term(row['type']!, row['start']!, row['end']!, row['region_iso']),
    of: row['wikidata']!,
  }));
  const left = [...Map.groupBy(terms, ({ of }) => of).values()].flatMap((own) =>
    findOverlaps(endEarlier(own)).map(([one]) => `${one.of} ${one.starts}`),
  );
  expect(new Set(left)).toEqual(new Set(known));
});

test('every region has one head on every day that the dossiers open on, and none of them two regions', async () => {
  const rows = await listBundledRows('persons/heads_of_regions_terms_2010_2022.csv');
  for (const day of ['2020-06-08', '2021-10-20']) {
    const held = rows.filter(
      (row) => row['in_charge_from']! <= day && (row['until'] === '' || row['until']! > day),
    );
    expect(new Set(held.map((row) => row['region_iso'])).size).toBe(85);
    expect(new Set(held.map((row) => row['name_ru'])).size).toBe(85);
  }
});

test('the mayor of Moscow came in October 2010, and the date of Wikidata stays for editors', async () => {
  const mayor = (await personsSet.read()).find(({ identifiers }) =>
    identifiers.some(({ value }) => value === 'Q319497'),
  )!;
  const terms = mayor.statements.filter(({ value }) => value === 'Мэр Москвы');
  expect(terms.map(({ field, starts }) => [field, starts])).toEqual([
    ['positionDiffers', '2010-06-05'],
    ['position', '2010-10-21'],
  ]);
});
