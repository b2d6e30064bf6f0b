import { expect, test } from 'vitest';
import { CorrectionsTable } from './status/CorrectionsTable.tsx';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { SourcesTable } from './list/SourcesTable.tsx';
import { WeekTile } from './list/WeekTile.tsx';
import { HeldFigures } from './one/HeldFigures.tsx';
import { Checks } from './one/ReadingParts.tsx';
import { RunUnderWay } from './one/RunUnderWay.tsx';
import { SourceRuns } from './one/SourceRuns.tsx';
import { TrialView, type Trial } from './one/TrialView.tsx';
import { FreshnessTable } from './status/FreshnessTable.tsx';
import { ForecastsTable } from './status/ForecastsTable.tsx';
import { NowList } from './status/NowList.tsx';
import type { ListedSource } from './words/SourceState.tsx';

const now = '2026-11-28T12:00:00Z';
const counts = { records: 9, passed: 0, empty: 0, fresh: 6, changed: 1, same: 0, refused: 2, held: 3 };
const run = {
  id: 1,
  startedAt: '2026-11-28T11:00:00Z',
  startedBy: 'calendar',
  outcome: 'written',
  reason: null,
  details: null,
  counts,
  refusals: [],
  canRollBack: true,
  progress: null,
} as const;
const source: ListedSource = {
  code: 'office',
  title: 'Ведомство',
  about: 'дожди',
  state: 'onTime',
  isOn: true,
  needsFile: false,
  version: 1,
  daysLate: 0,
  held: 0,
  figures: 9,
  nextRunAt: null,
  lastRun: { ...run, refusals: [] },
  every: 'month',
  releases: ['2026-01-10'],
  loads: ['2026-01-11'],
};
const trial: Trial = {
  outcome: 'refused',
  reason: null,
  details: null,
  counts: null,
  figures: [],
  refusals: [],
};

test('a source says how it fares in words, and why it was refused', () => {
  const draw = (more: object) => drawTile(<SourcesTable sources={[{ ...source, ...more }]} now={now} />);
  expect(draw({})).toContain('вовремя');
  expect(draw({ state: 'held', held: 3 })).toContain('ждёт решения: 3 значения');
  expect(draw({ state: 'late', daysLate: 10 })).toContain('опаздывает на 10 дней');
  const refused = { ...run, outcome: 'refused', reason: 'missing_columns', details: { columns: 'Value' } };
  expect(draw({ state: 'failing', lastRun: refused })).toContain('Столбцы исчезли или переименованы: Value.');
  expect(draw({ lastRun: null, every: 'day', releases: [], loads: [] })).toContain('каждый день');
  // Whether it is on or off says nothing of how often it is published.
  expect(draw({ every: 'never', state: 'brought', releases: [], loads: [] })).toContain('без календаря');
  expect(draw({ every: 'day', state: 'off', releases: [], loads: [] })).toContain('каждый день');
  const brought = draw({ state: 'brought', isOn: false, needsFile: true });
  expect(brought).toContain('файлы приносят люди');
  for (const absent of ['выключен', 'Запустить']) expect(brought).not.toContain(absent);
});

test('a trial says what would come, what is refused by its record, or why nothing is read', () => {
  const figure = { indicator: 'rain', dims: '', place: 'Тула', day: '2020-12-31', value: 2, before: 1 };
  const whole = drawTile(
    <TrialView
      trial={{
        ...trial,
        counts,
        figures: [{ ...figure, kind: 'changed' }],
        refusals: [{ row: 7, reason: 'Места «Нарния» мы не знаем.', codes: ['no_place'] }],
      }}
    />,
  );
  expect(whole).toContain('Новых 6, изменено 1');
  for (const told of ['Тула', 'изменено', 'Нарния', '+100,0']) expect(whole).toContain(told);
  expect(drawTile(<TrialView trial={{ ...trial, reason: 'html_instead' }} />)).toContain('страница сайта');
  expect(drawTile(<TrialView trial={trial} />)).toContain('Ничего нового');
});

test('held figures and runs: none, and some with their choices', () => {
  expect(drawTile(<HeldFigures source={source} held={[]} />)).toContain('Ничего не ждёт решения');
  const held = [
    {
      id: 1,
      indicator: 'rain',
      name: 'Дождь',
      unit: 'litre',
      decimals: 0,
      dims: '',
      place: 'Тула',
      yugoId: 1,
      day: '2020-12-31',
      value: 30,
      before: 1,
      reason: 'revision' as const,
    },
  ];
  const drawn = drawTile(<HeldFigures source={source} held={held} />);
  for (const told of ['резкий пересмотр', 'Принять все', 'Отклонить']) expect(drawn).toContain(told);
  expect(drawTile(<SourceRuns source={source} runs={[]} ofDossiers={false} now={now} />)).toContain(
    'Прогонов ещё не было',
  );
  const refusals = [{ row: 7, reason: 'Значение не число.', codes: ['no_number'] }];
  const runs = drawTile(
    <SourceRuns source={source} runs={[{ ...run, refusals }]} ofDossiers={false} now={now} />,
  );
  for (const part of ['записан', 'Откатить', 'по календарю', '2 отказанные записи', '7 Значение не число.'])
    expect(runs).toContain(part);
  const dossiers = { ...run, refusals: [], canRollBack: false };
  expect(
    drawTile(<SourceRuns source={source} runs={[dossiers]} ofDossiers={false} now={now} />),
  ).not.toContain('Откатить');
});

test('a run under way says its step and how much of it is done, and can be stopped; one that has ended says nothing', () => {
  const draw = (progress: { step: 'fetching' | 'writing'; done: number; total: number | null } | null) =>
    drawTile(
      <RunUnderWay
        source={{ ...source, state: 'running' }}
        runs={[{ ...run, outcome: 'running', refusals: [], progress }]}
      />,
    );
  const writing = draw({ step: 'writing', done: 12_000, total: 100_000 });
  expect(writing).toMatch(/Шаг 4 из 4\. Записываем: 12\s000 из 100\s000\./);
  expect(writing).toContain('Остановить');
  expect(draw({ step: 'fetching', done: 3, total: null })).toContain('Шаг 1 из 4. Получаем ответы: 3.');
  expect(draw(null)).toContain('Шаг 1 из 4.');
  const ended = drawTile(<RunUnderWay source={source} runs={[{ ...run, refusals: [] }]} />);
  expect(ended).not.toContain('Шаг');
});

test('checks of revisions and leaps stand with figures and not with dossiers', () => {
  const checks = { least: null, most: null, revisionPercent: 15, jumpTimes: 10, refusedPercent: 20 };
  const draw = (meaning: 'figure' | 'entity') => {
    const parts = [{ column: 'a', meaning, how: 'b' }];
    return drawTile(<Checks recipe={{ parts, checks }} />);
  };
  expect(draw('figure')).toContain('Пересмотр больше чем на 15');
  expect(draw('entity')).not.toContain('Пересмотр');
  expect(draw('entity')).toContain('20');
});

test('the status says which sets are overdue, and that nothing is switched on where nothing is', () => {
  const set = {
    source: 'office',
    title: 'Дожди',
    provider: 'Ведомство',
    url: null,
    period: 'annual' as const,
    last: '2019-12-31',
    due: '2021-10-01',
    ageDays: 700,
    allowedDays: 640,
    isLate: true,
  };
  const sets = drawTile(<FreshnessTable sets={[set, { ...set, period: 'daily', isLate: false }]} />);
  for (const told of ['старше срока', 'вовремя', 'раз в год']) expect(sets).toContain(told);
  const feeds = { alive: 0, silent: 0, paused: 0, waiting: 0 };
  expect(drawTile(<NowList feeds={feeds} sources={[]} />)).toContain('не включены');
  expect(drawTile(<NowList feeds={{ ...feeds, alive: 319, silent: 11 }} sources={[]} />)).toContain(
    'отвечают 319 из 330',
  );
  const bands = [
    { promised: 80, held: 45, isOff: false },
    { promised: 95, held: 40, isOff: true },
  ];
  const forecasts = drawTile(<ForecastsTable forecasts={[{ horizonWeeks: 2, count: 52, bands }]} />);
  expect(forecasts).toMatch(/Полоса 80 % Полоса 95 % 2 недели 45 из 52 40 из 52 мимо/);
  expect(drawTile(<ForecastsTable forecasts={[]} />)).toContain('Оценённых прогнозов ещё нет');
});

test('corrections of one kind are one row: the first place, how many more, and what had gone wrong', () => {
  const of = (place: string, time: string) => ({
    set: 'demography',
    name: 'Самоубийства',
    value: '1',
    reason: 'потеряна запятая',
    place,
    time,
  });
  const drawn = drawTile(<CorrectionsTable corrections={[of('Тула', '2005'), of('Омск', '2014')]} />);
  expect(drawn).toMatch(/Самоубийства Тула, 2005 и ещё 1 Омск, 2014 потеряна запятая/);
});

test('what came in seven days stands by source; nothing is said to have come where nothing did', () => {
  const row = { code: 'cbr_rates', title: 'Курсы', fresh: 5160, changed: 12, refused: 0, held: 1 };
  expect(drawTile(<WeekTile week={[row]} />)).toMatch(/Курсы новых 5.160, изменено 12, отказано 0, ждут 1/);
  expect(drawTile(<WeekTile week={[]} />)).toContain('Ничего не приходило');
});
