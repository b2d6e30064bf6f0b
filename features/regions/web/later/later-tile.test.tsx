import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleIndicator, sampleOverview, sampleStat } from '../../testing/sample-places.ts';
import { LaterView } from './LaterTile.tsx';

/** The dossier of 15 October 2021: 500 cases in its week, 12 deaths. The later one knows 20 days of 100 cases and one death. */
const overview = {
  ...sampleOverview,
  day: '2021-10-15',
  cases: { ...sampleOverview.cases, week: 500 },
};
const stat = {
  ...sampleStat,
  cases: Array.from({ length: 20 }, () => 100),
  deaths: Array.from({ length: 20 }, () => 1),
};
const now = { ...overview, economy: [{ ...sampleIndicator, day: '2021-12-31', value: 42 }] };
const draw = (loaded: Parameters<typeof LaterView>[0]['loaded']) =>
  drawTile(<LaterView overview={overview} loaded={loaded} />);

test('weeks and figures later stand beside what was known, with their source and the word that nothing counts with them', () => {
  const drawn = draw({ data: { stat, overview: now }, state: { kind: 'ready' } });
  expect(drawn).toContain('Через 2 недели, 23–29 октября 2021');
  expect(drawn).toMatch(/Случаи за неделю 700 против 500 тогда \+40,0 %/);
  expect(drawn).toMatch(/потом больше всего 700 за неделю к 17 октября 2021/);
  expect(drawn).toMatch(/Умерли за неделю 7 против 12 тогда/);
  expect(drawn).toContain('выше этой недели с тех пор не было');
  expect(drawn).toContain('тогда знали');
  expect(drawn).toContain('как их знали 13 июля 2020');
  expect(drawn).toContain('не считаются ни выводы, ни числа страницы');
});

test('before a whole week has passed it says so; while it is loaded or failed it says that', () => {
  const early = { ...stat, cases: stat.cases.slice(0, 8), deaths: stat.deaths.slice(0, 8) };
  expect(draw({ data: { stat: early, overview }, state: { kind: 'ready' } })).toContain(
    'не прошло и недели с полными данными',
  );
  expect(draw({ data: null, state: { kind: 'error', onRetry: () => {} } })).toContain('Что было потом');
  expect(draw({ data: null, state: { kind: 'loading' } })).not.toContain('недели');
});
