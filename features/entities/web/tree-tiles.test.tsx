import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { readTreeView } from '../domain/tree/tree-view.ts';
import { samplePreview, sampleRating } from '../testing/sample-dossier.ts';
import { RatingParts } from './ratings/RatingParts.tsx';
import { TreeParts } from './tree/TreeParts.tsx';

const usual = readTreeView(new URLSearchParams());
const tree = (more: object) => (
  <TreeParts id={1} view={usual} parts={[samplePreview]} bond={null} path={null} {...more} />
);

test.each<[string, () => ReactNode, RegExp]>([
  [
    'a tree of registers alone',
    () => tree({ parts: [{ ...samplePreview, edges: samplePreview.edges.slice(1) }] }),
    /Заголовки ни с\s+кем рядом имя « Собянин » не называют: 1 связь здесь из\s+реестров/,
  ],
  [
    'a tree as a list in the place of the drawing',
    () => tree({ view: { ...usual, form: 'list' } }),
    /3 объекта, 2 связи.*Стрелки.*Собянин.*Путин.*Связи таблицей/,
  ],
  [
    'the tree as a list and a table',
    () => tree({}),
    /Имя « Собянин » стоит в\s+3 заголовках ; чаще всего рядом стоит Путин : 4 раза , случайно сошлось\s+бы 1,5.*Граф.*Список.*3 объекта, 2 связи.*Персона.*Место.*То же списком.*Собянин.*Путин.*Москва.*Связи таблицей/,
  ],
  [
    'a tree of nobody',
    () => tree({ parts: [{ ...samplePreview, nodes: samplePreview.nodes.slice(0, 1), edges: [] }] }),
    /никого нет/,
  ],
  [
    'a way that is not there',
    () => tree({ view: { ...usual, to: 9 }, path: { path: [], edges: [] } }),
    /Пути в четыре шага нет/,
  ],
  [
    'ratings with bands, movement, who came and went',
    () => <RatingParts kind="person" period="week" rating={sampleRating} />,
    /Владимир Путин стоит первым: 47 заголовков.*С\s+1 -го по\s+2 -е место порядок случаен: полосы 2 имён перекрываются.*1–3.*выше, было 4.*не было.*4 208.*прежде 8-е место: 7, теперь 0.*30 заголовков у\s+18 изданий.*Следить за\s+именем.*полоса сдвинется целиком/,
  ],
  [
    'a rating of one country, which its title and the choice say',
    () => (
      <RatingParts
        kind="person"
        period="week"
        rubricId={4}
        countryId={643}
        rating={{ ...sampleRating, country: { id: 643, name: 'Турция' } }}
      />
    ),
    /Все страны США Турция Украина.*Персоны · [А-Я][а-я]+ · Турция/,
  ],
  [
    'ratings of a time without names',
    () => <RatingParts kind="law" period="day" rating={{ ...sampleRating, rows: [] }} />,
    /с такими именами нет/,
  ],
])('%s', (_what, part, says) => {
  expect(drawTile(part())).toMatch(says);
});
