import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#platform/shared/locales.ts';
import { titleOf } from './set-titles.ts';

const codesIn = (file: string): string[] => [
  ...new Set(
    readFileSync(new URL(`../../../../data/catalogue/${file}`, import.meta.url), 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0]!)
      .filter(Boolean),
  ),
];

/** Sources of registers and laws: they have no figures, so no data set. */
const withoutFigures =
  /^(wikidata_|news_heads|editors_heads|geonames_places|duma7|acaps|coronanet|rostov_orders|moex_|partyfacts|factbook|government_|regional_assemblies|pravo_|university_|svodka_gazetteer|svodka_headlines|svodka_editors|regions_handbook|cities_handbook|countries_list)/;

test('every bundled source of figures has a title in each language, none of them in Russian letters alone', () => {
  for (const source of codesIn('sources.csv').filter((code) => !withoutFigures.test(code)))
    for (const locale of locales.filter((one) => one !== 'ru')) {
      const title = titleOf(source, 'Название', locale);
      expect(title, `${source} in ${locale}`).not.toBe('Название');
      expect(title.replace('стопкоронавирус.рф', '')).not.toMatch(/[А-Яа-я]/);
    }
});

test('in Russian, and of an operator’s own source, the words it came with stand', () => {
  expect(titleOf('rusfmd', 'База', 'ru')).toBe('База');
  expect(titleOf('regional_office', 'Сводки области', 'en')).toBe('Сводки области');
});
