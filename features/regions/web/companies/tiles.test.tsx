import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import {
  sampleChampions,
  sampleClasses,
  sampleMain,
  sampleRating,
  sampleSmb,
} from '../../testing/sample-companies.ts';
import { ChampionsTile } from './ChampionsTile.tsx';
import { ClassMap } from './ClassMap.tsx';
import { CompaniesParts } from './CompaniesParts.tsx';
import { CompaniesVerdict } from './CompaniesParts.tsx';
import { CompanyTable } from './CompanyTable.tsx';
import { SmallShareTile } from './SmallShareTile.tsx';

const choices = { view: { okved: '', all: false }, change: () => {} };
const nothing = { yugoId: 1, isKnown: true, year: null, source: null };
const all = {
  main: sampleMain,
  classes: sampleClasses,
  rating: sampleRating,
  champions: sampleChampions,
  smb: sampleSmb,
  ...choices,
};
const classMap = (classes: typeof sampleClasses) => (
  <ClassMap classes={classes} chosen="47" choose={() => {}} />
);

test.each<[string, () => ReactNode, RegExp]>([
  [
    'the sentence: two of ten, half of the revenue, the largest class with four fifths',
    () => <CompaniesVerdict main={sampleMain} classes={sampleClasses} />,
    /числятся 2 из 10 .*50,0 млрд ₽ выручки за 2016 год, 50 % всего списка.*Розничная торговля.*: 80 %/,
  ],
  ['the classes', () => classMap(sampleClasses), /Где выручка: розничная торговля, разработка программ/],
  ['the classes, none here', () => classMap({ ...nothing, classes: [] }), /здесь нет ни одной/],
  ['the classes, a city', () => classMap({ ...nothing, isKnown: false, classes: [] }), /а не город/],
  [
    'the rating: a champion, and an account without the year before',
    () => <CompanyTable rating={sampleRating} {...choices} />,
    /47 Розничная торговля: 2 организации.*Перекрёсток чемпион 47\.11.*\+25,0 %.*5,0 % 3 7728029110 Ашан.*нет данных/,
  ],
  [
    'the rating, more than ten: the first ten and a way to all',
    () => (
      <CompanyTable
        rating={{
          ...sampleRating,
          companies: Array.from({ length: 12 }, (_, at) => ({
            ...sampleRating.companies[0]!,
            inn: String(at),
          })),
        }}
        {...choices}
      />
    ),
    /10 строк.*Показать все 12 Открыть отрасль/,
  ],
  [
    'the rating, none',
    () => <CompanyTable rating={{ ...nothing, companies: [] }} {...choices} />,
    /здесь нет ни одной/,
  ],
  [
    'champions of the country where the place has none',
    () => <ChampionsTile champions={sampleChampions} />,
    /Чемпионы роста страны.*Перекрёсток.*\+25 %/,
  ],
  [
    'champions, none known yet',
    () => <ChampionsTile champions={{ year: null, champions: [], source: null }} />,
    /здесь нет ни одной/,
  ],
  [
    'small business by section',
    () => <SmallShareTile smb={sampleSmb} />,
    /Малые и средние: 65,2 % организаций.*65,2 %/,
  ],
  [
    'small business, none',
    () => <SmallShareTile smb={{ ...sampleSmb, course: [], sections: [], day: null }} />,
    /к этому дню не известен/,
  ],
  [
    'the tab, classes failed: the rating stands',
    () => <CompaniesParts {...all} classes={null} />,
    /Выручка по классам ОКВЭД.*Повторить.*47 Розничная/,
  ],
  [
    'the tab, all failed',
    () => (
      <CompaniesParts main={null} classes={null} rating={null} champions={null} smb={null} {...choices} />
    ),
    /Повторить.*Повторить.*Повторить.*Повторить/,
  ],
])('%s', (_what, part, says) => {
  expect(drawTile(part())).toMatch(says);
});

test('where no organisation is listed there is no sentence', () => {
  expect(
    drawTile(
      <CompaniesVerdict
        main={{ ...sampleMain, ...nothing, companies: 0 }}
        classes={{ ...nothing, classes: [] }}
      />,
    ),
  ).toBe('');
});

test('a place without any organisation says so once, beside the champions and small business', () => {
  const drawn = drawTile(
    <CompaniesParts
      {...all}
      classes={{ ...nothing, classes: [] }}
      rating={{ ...all.rating, companies: [] }}
    />,
  );
  expect(drawn.match(/здесь нет ни одной|нет ни одной/g)).toHaveLength(1);
  expect(drawn).toMatch(/Чемпион.*Малые и средние/);
});
