import { expect, test } from 'vitest';
import { drawTile, drawTileMarks } from '#platform/web/testing/draw-tile.tsx';
import { LandingForecast } from './LandingForecast.tsx';
import { LandingTiles, type Proof } from './LandingTiles.tsx';

/** Parts of an answer that a part of the page looks at. */
const part = <T,>(input: unknown): T => input as T;

const quantiles = (median: number) => Array.from({ length: 23 }, (_, at) => median + (at - 11) * 10);
const release = {
  originDay: '2020-07-12',
  model: 'holt',
  modelVersion: '1',
  weeks: 1,
  isBackdated: true,
};
const forecast = part<Proof['forecast']>({
  yugoId: 1124665,
  shortName: 'Москва',
  measure: 'cases',
  lack: null,
  release,
  lastWeek: 4000,
  alarm: null,
  historyFrom: '2020-06-29',
  history: Array.from({ length: 14 }, () => 600),
  weekly: [{ from: '2020-07-13', to: '2020-07-19', quantiles: quantiles(4280), record: null }],
  ahead: { from: '2020-07-13', to: '2020-07-19', quantiles: quantiles(4280), record: null, begun: null },
  earlier: [
    {
      weeksAgo: 1,
      originDay: '2020-07-05',
      weeks: [{ from: '2020-07-06', to: '2020-07-12', median: 4100 }],
    },
  ],
  source: { name: 'Оперштаб' },
});
const receipt = {
  period: '',
  addends: [],
  total: { label: null, value: '4 200' },
  source: '',
  knownAt: null,
  call: '',
};
const proof = part<Proof>({
  openDay: '2020-07-12',
  newsDay: '2020-07-13',
  trend: {
    day: '2020-07-12',
    cases: { value: 4200, changePercent: 5 },
    dailyFrom: '2020-06-29',
    daily: Array.from({ length: 14 }, () => 600),
    source: 'Оперштаб',
  },
  forecast,
  record: null,
  sentences: [
    {
      rule: 'cases',
      section: 'figures',
      pieces: [
        { kind: 'text', text: 'За неделю ' },
        { kind: 'number', text: '4 200', receipt },
        { kind: 'text', text: ' случаев.' },
      ],
      spoken: 'За неделю 4200 случаев.',
    },
  ],
  measures: {
    inForce: 7,
    shown: [
      { id: 5, title: 'Маски в транспорте', starts: '2020-07-02' },
      { id: 6, title: 'Границы закрыты', starts: '2020-03-27' },
    ],
  },
  affair: {
    steps: 6,
    headlines: 92,
    outlets: 17,
    from: '2020-06-02',
    to: '2020-07-12',
    shown: [
      { storyId: 11, day: '2020-06-03', title: 'Введён режим ЧС', language: 'ru' },
      { storyId: 12, day: '2020-07-08', title: 'Damage disputed', language: 'en' },
    ],
  },
  outlets: { days: 30, headlines: 0, outlets: 0, busiest: [] },
});

test('the forecast is said as a week with its change, drawn with three bands and the line issued before', () => {
  const text = drawTile(<LandingForecast forecast={forecast} />);
  expect(text).toContain('На неделю 13–19 июля 2020 ждём 4 280 новых случаев, на 7 % больше');
  expect(text).toContain('Прогноз составлен задним числом');
  const marks = drawTileMarks(<LandingForecast forecast={forecast} />);
  for (const band of ['50', '80', '95']) expect(marks).toContain(`opacity:var(--band-${band})`);
  expect(marks).toMatch(/<g stroke="var\(--ghost\)"[^>]*><path d="M/);
});

test('six questions: a long story in steps word for word, measures by day, a sentence that can be heard, each with its source', () => {
  const text = drawTile(<LandingTiles proof={proof} previews={null} />);
  for (const words of [
    '3 июн Введён режим ЧС',
    '6 шагов, 92 заголовка 17 изданий',
    'Маски в транспорте',
    'с 2 июл',
    'в силе 7 мер, здесь 2 последних',
    'За неделю 4 200 случаев.',
    'каждое число открывает свой чек',
    'Сверять пока не с чем',
  ])
    expect(text).toContain(words);
  const marks = drawTileMarks(<LandingTiles proof={proof} previews={null} />);
  expect(marks).toMatch(/href="[^"]*story\/12"[^>]*lang="en"|lang="en"[^>]*href="[^"]*story\/12"/);
});

test('a question without an answer is left out, nothing stands in its place', () => {
  const empty = { ...proof, affair: null, measures: null, sentences: [] };
  const text = drawTile(<LandingTiles proof={empty} previews={null} />);
  for (const title of ['Что случилось', 'Что решили', 'Что услышите утром'])
    expect(text).not.toContain(title);
  expect(text).toContain('С какими числами');
});
