import { expect, test } from 'vitest';
import { mentionKey } from '#newsengine/entities/mention-key.ts';
import { companyName } from './read-bodies.ts';
import { aliasKeys, mergeEntries, type ListedEntry } from './listed-entry.ts';
import { readAliases, readCities, readCountries, readRegions } from './read-places.ts';

const entry = (more: Partial<ListedEntry>): ListedEntry => ({
  kind: 1,
  key: 'газпр',
  names: { ru: 'Газпром' },
  aliases: [],
  source: 'one.csv',
  facts: {},
  ...more,
});

test.each([
  ['"НЕФТЯНАЯ КОМПАНИЯ ""РОСНЕФТЬ"""'.replaceAll('""', '"').slice(1, -1), 'Роснефть'],
  ['РОССИЙСКИЕ ЖЕЛЕЗНЫЕ ДОРОГИ', 'Российские железные дороги'],
  ['ТНК-ВР ХОЛДИНГ', 'Тнк-Вр холдинг'],
  ['МТС', 'МТС'],
])('a register\u2019s %s is called %s in the news', (registered, name) => {
  expect(companyName(registered)).toBe(name);
});

test('one entity of two lists is one, with the names and facts of both', () => {
  const [merged, ...others] = mergeEntries([
    entry({ names: { ru: 'Газпром', en: 'Gazprom' } }),
    entry({ names: { ru: 'ГАЗПРОМ' }, source: 'two.csv', facts: { inn: '7736050003' } }),
  ]);
  expect(others).toEqual([]);
  expect(merged).toMatchObject({
    names: { ru: 'Газпром', en: 'Gazprom' },
    source: 'one.csv',
    facts: { inn: '7736050003' },
  });
});

test('towns of one name are told apart by their region, and both answer to the name', () => {
  const regions = [
    { yugo_id: '1', name_ru: 'Кировская область', name_short_ru: 'Кировская область' },
    { yugo_id: '2', name_ru: 'Калужская область', name_short_ru: 'Калужская область' },
  ];
  const cities = readCities(
    [
      { yugo_id: '11', region_yugo_id: '1', name_ru: 'Киров', name_en: 'Kirov' },
      { yugo_id: '12', region_yugo_id: '2', name_ru: 'Киров', name_en: 'Kirov' },
    ],
    regions,
    new Map(),
  );
  const [one, two] = cities;
  expect(one!.key).not.toBe(two!.key);
  const shared = aliasKeys(one!).filter((key) => aliasKeys(two!).includes(key));
  expect(shared).toContain(mentionKey('Кирова'));
});

test('a region answers to its short name and to what news call it', () => {
  const row = {
    yugo_id: '3',
    name_ru: 'Республика Татарстан',
    name_short_ru: 'Татарстан',
    name_en: 'Tatarstan',
  };
  const [region] = readRegions(
    [],
    [row],
    readAliases([{ name_ru: 'Республика Татарстан', aliases: 'Татария' }]),
  );
  expect(aliasKeys(region!)).toEqual(
    expect.arrayContaining(['Татарстана', 'Татарии', 'Tatarstan'].map(mentionKey)),
  );
  expect(region!.id).toBe(3);
});

test('Russia is not listed a second time among the countries', () => {
  const names = { ru: ['Россия', 'Российская Федерация'] as const };
  expect(readCountries([{ cca2: 'RU', cca3: 'RUS', names }])).toEqual([]);
});
