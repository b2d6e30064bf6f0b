import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleSource } from '../../testing/sample-places.ts';
import { sampleSmb } from '../../testing/sample-companies.ts';
import { sampleCompaniesList, sampleSmbPage, sampleSmbRating } from '../../testing/sample-smb.ts';
import { CompaniesList } from '../list/CompaniesList.tsx';
import { SmbOutlook } from './SmbOutlook.tsx';
import { SmbParts } from './SmbParts.tsx';
import { SmbRatingTable } from './SmbRatingTable.tsx';
import { SmbTrend } from './SmbTrend.tsx';
import { SmbVerdict } from './SmbVerdict.tsx';

const none = { ...sampleSmb, day: null, course: [], country: [], district: [], sections: [], source: null };
const outlook = {
  day: '2022-03-31',
  missing: null,
  ahead: [
    { months: 6, count: 1100, low: 1000, high: 1200 },
    { months: 12, count: 1210, low: 1050, high: 1400 },
  ],
  isCut: true,
  source: sampleSource,
};
const noRating = { day: null, country: null, regions: [], source: null };

test.each<[string, () => ReactNode, RegExp]>([
  [
    'the sentence: the share, the rank, the country',
    () => <SmbVerdict statistics={sampleSmb} rating={sampleSmbRating} place="Москва" />,
    /В 2020 году.*65,2 % организаций: 2 ‑е место среди 2 регионов.*66,0 %/,
  ],
  [
    'the sentence without the rating',
    () => <SmbVerdict statistics={sampleSmb} rating={null} place="Москва" />,
    /В 2020 году малые и средние составляли здесь 65,2 % организаций\./,
  ],
  [
    'the course beside district and country',
    () => <SmbTrend statistics={sampleSmb} place="Москва" />,
    /по годам.*Москва 65,2 %.*Россия 66,0 %/,
  ],
  ['the course, none', () => <SmbTrend statistics={none} place="Москва" />, /к этому дню не известен/],
  [
    'the register ahead',
    () => <SmbOutlook outlook={outlook} />,
    /месяц: март 2022.*Через 6 месяцев 1 100: 1 000–1 200 в девяти.*Через 12 месяцев 1 210.*урезан/,
  ],
  [
    'the register ahead, too few months',
    () => <SmbOutlook outlook={sampleSmb.outlook} />,
    /нужны 25 месяцев подряд, известно 0/,
  ],
  [
    'the rating, a region not counted before',
    () => <SmbRatingTable {...sampleSmbRating} own={1_124_665} />,
    /2 региона по доле.*По стране 66,0 %.*Карелия 70,0 % 1 нет данных нет данных.*Москва 65,2 % 2 \+3 64,0 %/,
  ],
  [
    'the rating of the first year, without columns of the one before',
    () => (
      <SmbRatingTable
        {...sampleSmbRating}
        regions={sampleSmbRating.regions.map((row) => ({ ...row, previous: null, movement: null }))}
        own={null}
      />
    ),
    /^(?!.*(Год назад|нет данных)).*Карелия 70,0 % 1/,
  ],
  ['the rating, none', () => <SmbRatingTable {...noRating} own={null} />, /к этому дню не известен/],
  [
    'regions by organisations',
    () => <CompaniesList companies={sampleCompaniesList} own={null} />,
    /Отчётность за 2016 год; в списке 1 регион.*Москва 1 381 35,7 трлн ₽ 47,0 % Газпром/,
  ],
  [
    'regions by organisations, none known',
    () => <CompaniesList companies={{ year: null, regions: [], source: null }} own={null} />,
    /ещё не была известна/,
  ],
  ['the page', () => <SmbParts {...sampleSmbPage} />, /65,2 %.*Раздел ОКВЭД.*Все разделы.*Карелия/],
  [
    'the page, all failed',
    () => <SmbParts {...sampleSmbPage} statistics={null} rating={null} />,
    /Повторить.*Повторить.*Повторить/,
  ],
])('%s', (_what, part, says) => {
  expect(drawTile(part())).toMatch(says);
});

test('of one section alone nothing is foretold', () => {
  expect(drawTile(<SmbOutlook outlook={null} />)).toBe('');
});

test('without figures there is no sentence', () => {
  expect(drawTile(<SmbVerdict statistics={none} rating={null} place="" />)).toBe('');
});
