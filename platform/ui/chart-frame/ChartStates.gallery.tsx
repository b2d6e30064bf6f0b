import type { ReactNode } from 'react';
import { Columns } from '#platform/charts/columns/Columns.tsx';
import { columnsTable } from '#platform/charts/columns/columns-data.ts';
import {
  ages,
  balance,
  birthRate,
  classes,
  regionRates,
  spending,
} from '#platform/charts/fixtures/period-data.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { Pyramid } from '#platform/charts/pyramid/Pyramid.tsx';
import { pyramidTable } from '#platform/charts/pyramid/pyramid-data.ts';
import { RankedBars } from '#platform/charts/ranked-bars/RankedBars.tsx';
import { rankedBarsTable } from '#platform/charts/ranked-bars/ranked-bars-data.ts';
import { Scatter } from '#platform/charts/scatter/Scatter.tsx';
import { scatterTable } from '#platform/charts/scatter/scatter-data.ts';
import { Treemap } from '#platform/charts/treemap/Treemap.tsx';
import { treemapTable } from '#platform/charts/treemap/treemap-data.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import type { TileState } from '#platform/ui/tiles/tile-state.ts';
import { ChartFrame } from './ChartFrame.tsx';

const words = wordsOf('year', 0);
const yearly = { period: 'year', ...wordsOf('year') } as const;
const format = words.format.axis;

interface Case {
  name: string;
  title: string;
  about: ChartAbout;
  table: ChartTable;
  height: number;
  draw: () => ReactNode;
}

const cases: Case[] = [linesCase(), columnsCase(), rankedCase(), pyramidCase(), treemapCase(), scatterCase()];

const states: { name: string; state: TileState }[] = [
  { name: 'ready', state: { kind: 'ready' } },
  { name: 'loading', state: { kind: 'loading' } },
  { name: 'empty', state: { kind: 'empty' } },
  { name: 'stale', state: { kind: 'stale', age: 'Данные за 2020 год, новее пока нет' } },
  { name: 'error', state: { kind: 'error', code: 'internal', onRetry: () => {} } },
  { name: 'no access', state: { kind: 'no-access', onGetAccess: () => {} } },
];

export const gallery: GallerySection = {
  title: 'Charts in their five states',
  items: cases.flatMap(({ name, title, about, table, height, draw }) =>
    states.map(({ name: stateName, state }) => ({
      name: `${name}: ${stateName}`,
      render: () => (
        <ChartFrame title={title} source={about.source} {...{ about, table, height, state }}>
          {draw()}
        </ChartFrame>
      ),
    })),
  ),
};

function linesCase(): Case {
  const about = aboutOf('Рождаемость на 1000', '1990–2017', '');
  const data = { ...yearly, about, series: [{ id: 1, name: 'родились', points: birthRate }] };
  const draw = () => <Lines {...data} nominal={{ width: 400, height: 240 }} />;
  return {
    name: 'Lines',
    title: 'Рождаемость выросла',
    about,
    table: linesTable(data, data),
    height: 340,
    draw,
  };
}

function columnsCase(): Case {
  const about = aboutOf('Баланс бюджета', '2011–2021', 'млрд ₽');
  const data = { ...yearly, ...words, about, series: [{ id: 1, name: 'баланс', points: balance }] };
  const draw = () => <Columns {...data} />;
  return {
    name: 'Columns',
    title: 'Дефицит второй год',
    about,
    table: columnsTable(data, data),
    height: 340,
    draw,
  };
}

function rankedCase(): Case {
  const about = aboutOf('Расходы бюджета', '2020', 'млрд ₽');
  const data = { ...words, about, rows: spending };
  const draw = () => <RankedBars {...data} />;
  return {
    name: 'Ranked bars',
    title: 'Меньше плана',
    about,
    table: rankedBarsTable(data),
    height: 420,
    draw,
  };
}

function pyramidCase(): Case {
  const about = aboutOf('Население по полу и возрасту', '2020', 'чел.');
  const data = { ...words, about, ...ages[2020] };
  const draw = () => <Pyramid {...data} />;
  return {
    name: 'Pyramid',
    title: 'После 60 женщин больше',
    about,
    table: pyramidTable(data, words),
    height: 500,
    draw,
  };
}

function treemapCase(): Case {
  const about = aboutOf('Выручка', '2016', 'млрд ₽');
  const data = { ...words, about, items: classes };
  const draw = () => <Treemap {...data} nominal={{ width: 400, height: 300 }} />;
  return { name: 'Treemap', title: 'Где выручка', about, table: treemapTable(data), height: 400, draw };
}

function scatterCase(): Case {
  const about = aboutOf('Рождаемость и смертность', '2017', '', '85 регионов');
  const dots = regionRates.map((dot) => ({ ...dot, own: dot.name === 'Москва' }));
  const data = {
    ...words,
    about,
    dots,
    xAxis: { label: 'родились', format },
    yAxis: { label: 'умерли', format },
  };
  const draw = () => <Scatter {...data} nominal={{ width: 400, height: 300 }} />;
  return {
    name: 'Scatter',
    title: 'Москва живёт дольше',
    about,
    table: scatterTable(data, words),
    height: 400,
    draw,
  };
}
