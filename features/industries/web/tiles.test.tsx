import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import {
  sampleAffected,
  sampleBranch,
  sampleBranches,
  sampleCourse,
  sampleDiagram,
  sampleEducation,
  sampleGeo,
  sampleHeader,
  sampleHistory,
  sampleNews,
} from '../testing/sample-industry.ts';
import { AffectedTile } from './branch/AffectedTile.tsx';
import { BranchDesk } from './branch/BranchDesk.tsx';
import { BranchesParts } from './branch/BranchesParts.tsx';
import { BranchParts } from './branch/BranchParts.tsx';
import { BranchTable } from './branch/BranchTable.tsx';
import { OrganisationsTile, ShipmentsTile } from './industry/CourseTile.tsx';
import { IndustryNewsTile } from './news/IndustryNewsTile.tsx';
import { GeoTile } from './industry/GeoTile.tsx';
import { GrowthChart } from './industry/GrowthChart.tsx';
import { IndustryHead } from './industry/IndustryHead.tsx';
import { IndustryParts } from './industry/IndustryParts.tsx';
import { GeoParts } from './industry/GeoParts.tsx';

const choices = {
  view: { diagram: 'dots', measure: 'revenue', all: false, asTable: false },
  change: () => {},
} as const;
const growth = (diagram: typeof sampleDiagram, view: 'dots' | 'parts' = 'dots') => (
  <GrowthChart
    {...{ diagram }}
    place="Москва"
    name="Розничная торговля"
    view={{ diagram: view }}
    change={() => {}}
    openPart={() => {}}
  />
);
const none = { ...sampleDiagram, companies: [], parts: [] };
const whole = {
  header: sampleHeader,
  diagram: sampleDiagram,
  geo: sampleGeo,
  course: sampleCourse,
  news: sampleNews,
  ...choices,
};
const branch = {
  header: sampleBranch,
  years: [2016, 2015],
  diagram: { ...sampleDiagram, branchId: 7 },
  geo: { ...sampleGeo, branchId: 7, isKnown: true },
  education: null,
  view: { region: null, year: null, diagram: 'dots', all: false },
  change: () => {},
} as const;
const list = { view: { region: null, text: '', page: 1 }, change: () => {} };
test.each<[string, () => ReactNode, RegExp]>([
  [
    'the head: two of four in the country, the section’s organisations with their year',
    () => <IndustryHead header={sampleHeader} />,
    /Розничная торговля.*47 раздел G.*2 из 4 в стране.*50,0 млрд ₽ 2016.*210 899 2020/,
  ],
  [
    'the head where nothing is known',
    () => (
      <IndustryHead
        header={{
          ...sampleHeader,
          companies: 0,
          year: null,
          section: { ...sampleHeader.section, organisations: null, day: null },
        }}
      />
    ),
    /Крупнейших.*нет данных.*Выручка.*нет данных.*Организации раздела G.*нет данных/,
  ],
  [
    'the halves, organisations as dots',
    () => growth(sampleDiagram),
    /Крупная половина: \+25 %, мелкая: −5 %.*Перекрёсток/,
  ],
  [
    'the halves, parts as areas',
    () => growth(sampleDiagram, 'parts'),
    /Площадь: выручка за 2016 год.*В неспециализированных/,
  ],
  ['no organisation', () => growth(none), /нет ни одной из этой отрасли/],
  ['a city', () => growth({ ...none, isKnown: false }), /а не город/],
  [
    'geography: only who has any',
    () => <GeoTile geo={sampleGeo} own={1} linkTo={() => '/'} more="/" />,
    /Москва.*50,0 млрд ₽ 2 Росстат , 2016 .*Все регионы/,
  ],
  [
    'geography, none',
    () => <GeoTile geo={{ ...sampleGeo, regions: [] }} own={1} linkTo={() => '/'} />,
    /отрасли к этому дню нет/,
  ],
  [
    'all regions: who has none says so',
    () => <GeoParts geo={sampleGeo} own={1} {...choices} />,
    /Первое место: Москва, всего с данными 1.*Тыва.*нет данных/,
  ],
  [
    'organisations of the section with the share of small ones',
    () => <OrganisationsTile course={sampleCourse} place="Москва" />,
    /Организации раздела G.*малых и средних 66,3 %.*210 899/,
  ],
  [
    'organisations, the register of small ones not known',
    () => (
      <OrganisationsTile
        course={{
          ...sampleCourse,
          organisations: [{ day: '2020-10-01', organisations: 5, small: null, share: null }],
        }}
        place="Москва"
      />
    ),
    /Организации раздела G Торговля/,
  ],
  [
    'organisations, none',
    () => <OrganisationsTile course={{ ...sampleCourse, organisations: [] }} place="" />,
    /не известно/,
  ],
  [
    'organisations of a city: the register names regions',
    () => <OrganisationsTile course={{ ...sampleCourse, isKnown: false, organisations: [] }} place="" />,
    /а\s+не\s+город/,
  ],
  [
    'shipments',
    () => (
      <ShipmentsTile
        course={{
          ...sampleCourse,
          shipments: [
            { day: '2019-12-31', value: 5e9, sample: false },
            { day: '2020-12-31', value: 6e9, sample: false },
          ],
          breakDay: '2017-12-31',
        }}
        place="Москва"
      />
    ),
    /Отгружено: Торговля/,
  ],
  [
    'an industry whose calls failed: each tile says so',
    () => <IndustryParts {...whole} diagram={null} geo={null} course={null} news={null} />,
    /Повторить.*Повторить.*Повторить.*Повторить/,
  ],
  [
    'an industry: the sentence leads',
    () => <IndustryParts {...whole} />,
    /2 из 4 крупнейших организаций отрасли/,
  ],
  [
    'education: universities by region, those without one said',
    () => <BranchParts {...branch} education={sampleEducation} />,
    /место известно у 36 из 37.*Без региона: 1.*Москва.*36 9 000/,
  ],
  [
    'a branch whose calls failed',
    () => <BranchParts {...branch} diagram={null} geo={null} />,
    /Повторить.*Повторить.*Повторить/,
  ],
  [
    '61 branches: a page of three',
    () => <BranchTable list={sampleBranches} {...list} />,
    /61 отрасль.*Страница 1 из 3/,
  ],
  [
    'no branch found',
    () => <BranchTable list={{ ...sampleBranches, total: 0, branches: [] }} {...list} />,
    /Такой отрасли нет/,
  ],
  [
    'most affected, with the rule',
    () => <AffectedTile affected={sampleAffected} />,
    /Правило: .*G Торговля.*80.*20,0 %/,
  ],
  [
    'most affected, one count',
    () => <AffectedTile affected={{ ...sampleAffected, before: null, entries: [] }} />,
    /нет двух счётов/,
  ],
  [
    'the list whose calls failed',
    () => <BranchesParts list={null} sections={null} affected={null} {...list} />,
    /Повторить.*Повторить.*Повторить/,
  ],
  [
    'the desk of a branch with its history',
    () => <BranchDesk history={sampleHistory} />,
    /Изменить отрасль.*Убрать отрасль.*Изменена , .*Ирина Ковалёва.*по просьбе.*Взять версию 1/,
  ],
  [
    'news: two headlines of one story, by which words',
    () => <IndustryNewsTile news={sampleNews} />,
    /Сюжетов об отрасли: 1.*ритейлер, магазин.*Открылся магазин.*8 июня 2020.*Retail.*\+1/,
  ],
  [
    'news, none',
    () => <IndustryNewsTile news={{ ...sampleNews, stories: [], total: 0 }} />,
    /Об отрасли к этому дню не писали/,
  ],
  [
    'news of an industry without words',
    () => <IndustryNewsTile news={{ ...sampleNews, stories: [], words: [], total: 0 }} />,
    /слов, по которым/,
  ],
  ['the desk of a new branch', () => <BranchDesk history={null} />, /Новая отрасль.*Отрасли ещё нет/],
  [
    'a branch of the product',
    () => <BranchDesk history={{ ...sampleHistory, isShipped: true }} />,
    /поставляется с продуктом/,
  ],
])('%s', (_what, part, says) => {
  expect(drawTile(part())).toMatch(says);
});

test('where no organisation is listed there is no sentence', () => {
  const drawn = drawTile(
    <IndustryParts {...whole} header={{ ...sampleHeader, companies: 0 }} diagram={none} />,
  );
  expect(drawn).not.toMatch(/крупнейших организаций отрасли/);
  expect(drawTile(<Verdict sentences={[]} />)).toBe('');
});

test('a section that ships nothing, and one whose count never began anew, has no tile of shipments', () => {
  const one = [{ day: '2020-12-31', value: 6e9, sample: false }];
  for (const part of [
    { shipments: [], breakDay: '2017-12-31' },
    { shipments: one, breakDay: null },
  ])
    expect(drawTile(<ShipmentsTile course={{ ...sampleCourse, ...part }} place="Москва" />)).toBe('');
});

test('years of accounts are the choice of a branch; names of medicines have no open source, in one sentence', () => {
  expect(drawTile(<BranchParts {...branch} />)).toMatch(
    /Лекарства.*21.*46\.46.*Год 2016 2015.*В стране 2 крупнейшие организации.*Открытого реестра продаж лекарств/,
  );
});

test('a branch in a year without accounts says which years have them', () => {
  const header = { ...sampleBranch, year: 1999, isKnown: false };
  expect(drawTile(<BranchParts {...branch} header={header} />)).toMatch(/За 1999 год данных нет.*2016, 2015/);
});

test('the rating of a branch with one organisation says why it is so short', () => {
  const geo = branch.geo!;
  const one = { ...geo, regions: geo.regions.filter(({ rank }) => rank !== null).slice(0, 1) };
  expect(drawTile(<BranchParts {...branch} geo={one} />)).toMatch(
    /только о крупнейших организациях страны; остальных этой отрасли среди них нет/,
  );
});
