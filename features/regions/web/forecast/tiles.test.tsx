import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { readForecastView } from '../../domain/forecast/forecast-view.ts';
import { sampleAlarm, sampleForecast, sampleQuality } from '../../testing/sample-forecast.ts';
import { sampleSource } from '../../testing/sample-places.ts';
import { AlarmBanner } from './AlarmBanner.tsx';
import { chartOfForecast } from './chart-of-forecast.ts';
import { ErrorTile } from './ErrorTile.tsx';
import { ForecastChart } from './ForecastChart.tsx';
import { ForecastParts } from './ForecastParts.tsx';
import { ForecastTeaser } from './ForecastTeaser.tsx';
import { ForecastVerdict } from './ForecastVerdict.tsx';
import { HorizonsTile } from './HorizonsTile.tsx';
import type { Forecast } from './load-forecast.ts';
import { MethodTile } from './ForecastParts.tsx';
import { PhaseTile } from './PhaseTile.tsx';
import { RecentTile } from './RecentTile.tsx';
import { ReliabilityTile } from './ReliabilityTile.tsx';
import { TodoTile } from './TodoTile.tsx';
import { WeeksTile } from './WeeksTile.tsx';

// The tab's figures come with its page: a tile is never loading; where a call failed its tiles say so and the others stand.

const lacking = (reason: NonNullable<Forecast['lack']>['reason'], needed: number, got: number): Forecast => ({
  ...sampleForecast,
  lack: { reason, needed, got },
  weekly: [],
  ahead: null,
  earlier: [],
  lastWeek: null,
});
const view = readForecastView(new URLSearchParams());
const chart = (forecast: Forecast) => (
  <ForecastChart forecast={forecast} quality={sampleQuality} view={view} change={() => {}} />
);
const weeks = (forecast: Forecast) => <WeeksTile forecast={forecast} quality={sampleQuality} />;
const failing: Forecast = { ...sampleForecast, alarm: sampleAlarm };
const backdated = { ...sampleForecast.release!, isBackdated: true };

test.each<[string, () => ReactNode, RegExp]>([
  [
    'the verdict: 1200 after 1000, and a third week that may go either way',
    () => <ForecastVerdict forecast={{ ...sampleForecast, lastWeek: 1300 }} />,
    /На неделю 21–27 октября 2021 ждём около 1 200 случаев , на 8 % меньше, чем за 14–20 октября 2021 \. С вероятностью 80 % к неделе 4–10 ноября 2021 будет от 1 288 до 1 512 : возможны и спад, и рост/,
  ],
  [
    'the verdict of deaths',
    () => <ForecastVerdict forecast={{ ...sampleForecast, measure: 'deaths' }} />,
    /около 1 200 смертей , на 20 % больше, чем за 14–20 октября 2021/,
  ],
  [
    'the verdict where 6 of 10 such bands held: the record in place of the probability',
    () => (
      <ForecastVerdict
        forecast={{
          ...sampleForecast,
          weekly: sampleForecast.weekly.map((week) => ({ ...week, record: { held: 6, count: 10 } })),
          ahead: { ...sampleForecast.ahead!, record: { held: 6, count: 10 } },
        }}
      />
    ),
    /К неделе 4–10 ноября 2021 полоса от 1 288 до 1 512 , такие полосы удержали здесь 6 из 10 : /,
  ],
  [
    'the verdict in an alarm: no probability though eight of ten held',
    () => <ForecastVerdict forecast={failing} />,
    /такие полосы удержали здесь 8 из 10 : /,
  ],
  [
    'the verdict of a week that runs, with what is counted of it',
    () => (
      <ForecastVerdict
        forecast={{ ...sampleForecast, ahead: { ...sampleForecast.ahead!, begun: { days: 2, people: 410 } } }}
      />
    ),
    /На неделю 21–27 октября 2021 ждём около 1 200 случаев .*; за 2 дня этой недели уже 410 \./,
  ],
  [
    'the verdict of a place whose bands were never tried',
    () => (
      <ForecastVerdict
        forecast={{
          ...sampleForecast,
          weekly: sampleForecast.weekly.map((week) => ({ ...week, record: null })),
          ahead: { ...sampleForecast.ahead!, record: null },
        }}
      />
    ),
    /проверить такие полосы здесь ещё не на чем/,
  ],
  [
    'the alarm: how many held, what is usual, what followed such weeks as counts',
    () => <AlarmBanner alarm={sampleAlarm} />,
    /Прогнозы сейчас не держат: на прошлой неделе в свои полосы 80 % попали 18 регионов из 85.*Обычно попадают 74\. Меньше 60 % регионов уже 4 недели подряд\. После 3 прежних таких сигналов в полосы следующей недели попали: 37, 50, 57\. Полосы показаны бледно, вероятность не названа\./,
  ],
  [
    'the first alarm there ever was says that nothing is known of how it goes on',
    () => <AlarmBanner alarm={{ ...sampleAlarm, next: [], weeksInRow: 1 }} />,
    /Прежде такого не было/,
  ],
  ['no alarm, no banner', () => <AlarmBanner alarm={{ ...sampleAlarm, held: 74, isFailing: false }} />, /^$/],
  ['a week that cannot be judged, no banner', () => <AlarmBanner alarm={null} />, /^$/],
  [
    'what to do in an alarm: 30 of 34 misses in rising weeks were above, 51 must be back',
    () => <TodoTile forecast={failing} quality={sampleQuality} />,
    /верхней границе 95 %.*30 из 34 промахов были вверх.*51 и больше регионов/,
  ],
  [
    'the phases, the place in a stable one: 76 of 100 held',
    () => <PhaseTile quality={sampleQuality} now="stable" />,
    /В ровные недели полоса 80 % держит 76 %.*Подъём.*66 %.*Ровно , сейчас.*Спад/,
  ],
  [
    'the phases, nothing over yet',
    () => <PhaseTile quality={{ ...sampleQuality, byPhase: [] }} now={null} />,
    /^$/,
  ],
  [
    'the bounds, honest to the last one',
    () => <ReliabilityTile quality={sampleQuality} />,
    /Честны ли границы.*10 выпусков этого места/,
  ],
  [
    'the bounds, nothing over yet',
    () => <ReliabilityTile quality={{ ...sampleQuality, reliability: [] }} />,
    /^$/,
  ],
  [
    'the teaser in an alarm says so and names no probability',
    () => <ForecastTeaser forecast={failing} />,
    /Полоса от 1 104 до 1 296, такие удержали здесь 8 из 10\..*Прогнозы сейчас не держат.*18 регионов из 85/,
  ],
  [
    'the weeks in an alarm: the file for hubs bears it in its name, said in sight',
    () => weeks(failing),
    /В имени файла стоит «alarm»: полосы этого выпуска сейчас не держат/,
  ],
  [
    'the weeks of a young record: one is issued, the others wait',
    () =>
      weeks({
        ...sampleForecast,
        release: { ...sampleForecast.release!, weeks: 1 },
        weekly: sampleForecast.weekly.slice(0, 1),
      }),
    /Пока выпущена одна неделя: для остальных ещё не известны исходы двух прежних выпусков/,
  ],
  [
    'every remark of the model is a sentence',
    () =>
      weeks({
        ...sampleForecast,
        warnings: ['forecast.clamped', 'forecast.recent-correction', 'forecast.weekday-limited'].map(
          (code) => ({
            code,
            severity: 'warn',
            params: {},
          }),
        ),
      }),
    /Прогноз упёрся в предел.*исправили вниз.*неровны по дням недели/,
  ],
  [
    'the chart, full',
    () => chart(sampleForecast),
    /Случаев больше, чем ждал прошлый прогноз.*Оперштаб, до 20 октября 2021\. Модель holt-log-0\.95, версия 1\.0\. Заморожен в день выпуска/,
  ],
  [
    'the chart, back-dated',
    () => chart({ ...sampleForecast, release: backdated }),
    /Выпущен задним числом, только по данным на тот день/,
  ],
  [
    'the chart, of generated reports',
    () => chart({ ...sampleForecast, source: { ...sampleSource, sample: true } }),
    /пример/,
  ],
  [
    'the chart, a measure in force under its days',
    () => (
      <ForecastChart
        forecast={sampleForecast}
        quality={sampleQuality}
        terms={[
          { id: 7, title: 'Вход по QR-коду', starts: '2021-07-12', ends: null, strictness: 2, isOwn: true },
        ]}
        view={view}
        change={() => {}}
      />
    ),
    /Вход по QR-коду/,
  ],
  ['the chart, too few days', () => chart(lacking('days', 21, 10)), /нужно 21 день отчётов, есть 10/],
  ['the chart, no reports', () => chart(lacking('silent', 13, 22)), /Отчётов нет 22 дня.*старше 13 дней/],
  ['the chart, a district', () => chart(lacking('district', 0, 0)), /полосы регионов нельзя сложить/],
  ['the chart, being issued', () => chart(lacking('pending', 200, 34)), /готово 34 из 200/],
  ['the chart, of a place without any', () => chart(lacking('none', 0, 0)), /Прогноза для этого места нет/],
  [
    'the weeks, two of them grey',
    () => weeks(sampleForecast),
    /14–20 октября 2021, факт 1 000.*21–27 октября 2021 1 200 1 104 1 296 8 из 10.*2 недели серые.*без ручной правки.*21 октября 2021.*27 октября 2021/,
  ],
  [
    'the weeks, back-dated',
    () => weeks({ ...sampleForecast, release: backdated }),
    /21 октября 2021, по данным на 20 октября 2021/,
  ],
  [
    'the weeks, computed after the day that is looked at',
    () => weeks({ ...sampleForecast, release: { ...backdated, issuedAt: null } }),
    /Выпущен задним числом, только по данным на 20 октября 2021/,
  ],
  ['the weeks, none', () => weeks(lacking('days', 21, 1)), /Данных мало/],
  [
    'the record, full, its rule at 1,00',
    () => <HorizonsTile quality={sampleQuality} />,
    /Из 40 прошлых полос 95 % правду удержали 36.*1 неделя 10 0,80 0,70 0,80 0,65 0,10 120 50 % 80 % 90 % заметно лучше.*3 недели.*почти не лучше.*Правило «как на прошлой неделе».*1,00/,
  ],
  [
    'the record beside another team',
    () => (
      <HorizonsTile
        quality={{
          ...sampleQuality,
          teams: [...sampleQuality.teams, { ...sampleQuality.teams[0]!, team: 'Университет' }],
        }}
      />
    ),
    /Чужие модели по тому же правилу.*Университет/,
  ],
  [
    'the record, nothing over yet',
    () => <HorizonsTile quality={{ ...sampleQuality, scores: [], from: null, to: null }} />,
    /Ни одна неделя этих прогнозов ещё не закончилась/,
  ],
  [
    'the horizons of a district, which has no forecasts to judge',
    () => (
      <HorizonsTile
        quality={{ ...sampleQuality, scores: [], from: null, to: null }}
        lack={{ reason: 'district', needed: 0, got: 0 }}
      />
    ),
    /Для округа прогноз не/,
  ],
  [
    'errors by horizon: a fifth less than the rule one week ahead, as much at four',
    () => <ErrorTile quality={sampleQuality} />,
    /Ошибка против «как на прошлой неделе».*точнее.*1 неделя.*4 недели.*Выпуски с 14 октября 2020 по 13 октября 2021. Серая зона/,
  ],
  [
    'errors by horizon, nothing over yet',
    () => <ErrorTile quality={{ ...sampleQuality, scores: [], from: null, to: null }} />,
    /^$/,
  ],
  [
    'the last of one week ahead',
    () => <RecentTile quality={sampleQuality} horizonWeeks={1} />,
    /На неделю вперёд: 1 из 1 в полосе 80 %/,
  ],
  [
    'the last of two weeks ahead, with the worst miss',
    () => <RecentTile quality={{ ...sampleQuality, worst: sampleQuality.recent[1]! }} horizonWeeks={2} />,
    /На 2 недели вперёд: 0 из 1.*6 октября 2021 ждали 800, вышло 1 600/,
  ],
  [
    'the chart as a table over the whole window, on a server that knows none',
    () => (
      <ForecastParts
        data={{ forecast: sampleForecast, quality: null, terms: null }}
        view={{ ...view, asTable: true, full: true }}
        change={() => {}}
      />
    ),
    /17 ноября 2021|14 ноября 2021/,
  ],
  ['the method of cases', () => <MethodTile measure="cases" />, /Сглаживание Хольта/],
  [
    'the method of deaths is its own',
    () => <MethodTile measure="deaths" />,
    /^Как это считается Смесь трёх оценок недельных чисел/,
  ],
  [
    'the record stands where the forecast failed',
    () => (
      <ForecastParts
        data={{ forecast: null, quality: sampleQuality, terms: null }}
        view={view}
        change={() => {}}
      />
    ),
    /Не удалось загрузить.*Все горизонты.*удержали 36/,
  ],
  [
    'the forecast stands where the record failed',
    () => (
      <ForecastParts
        data={{ forecast: sampleForecast, quality: null, terms: null }}
        view={view}
        change={() => {}}
      />
    ),
    /ждём около 1 200.*Все горизонты.*Не удалось загрузить/,
  ],
])('%s', (_what, part, says) => {
  expect(drawTile(part())).toMatch(says);
});

const lastMissed = {
  ...sampleQuality,
  recent: sampleQuality.recent.map((past) =>
    past.horizonWeeks === 1 ? { ...past, from: '2021-10-14', to: '2021-10-20', observed: 1600 } : past,
  ),
};

test('in an alarm the lead begins with the week that missed its band; one that held, or no alarm, says nothing of it', () => {
  const miss =
    /^За неделю 14–20 октября 2021 вышло 1 600\s?: прогноз недельной давности ждал 800 и промахнулся\. На неделю/;
  expect(drawTile(<ForecastVerdict forecast={failing} quality={lastMissed} />)).toMatch(miss);
  expect(drawTile(<ForecastVerdict forecast={failing} quality={sampleQuality} />)).toMatch(/^На неделю/);
  expect(drawTile(<ForecastVerdict forecast={sampleForecast} quality={lastMissed} />)).toMatch(/^На неделю/);
});

test('in an alarm what to do stands beside the chart, before the record; the method says which data are not read', () => {
  const text = drawTile(
    <ForecastParts
      data={{ forecast: failing, quality: sampleQuality, terms: null }}
      view={view}
      change={() => {}}
    />,
  );
  const at = (words: string): number => text.indexOf(words);
  expect(at('верхней границе')).toBeGreaterThan(at('8 из 10'));
  expect(at('верхней границе')).toBeLessThan(at('Честны ли границы'));
  expect(text).toContain('Госпитализации, тесты, пациенты больниц и прививки не читаются');
});

test('in an alarm every band is pale, whatever its record', () => {
  const { forecast } = chartOfForecast(failing, sampleQuality, true);
  expect(forecast?.steps.map(({ weak }) => weak)).toEqual([true, true, true, true]);
});

test('the remarks that the library makes of a forecast are those that have a sentence', () => {
  const made = [
    'point/points-of-regions.ts',
    'point/growth-limit.ts',
    'describe-region.ts',
    'point/deaths-of-regions.ts',
    'point/point-of-deaths.ts',
  ]
    .map((path) => readFileSync(`simulation/forecast/${path}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/code: '(forecast\.[\w-]+)'/g)].map(([, code]) => code));
  const said = readFileSync('features/regions/web/forecast/ModelWarnings.tsx', 'utf8');
  expect([...new Set(made)]).toHaveLength(3);
  for (const code of made) expect(said).toContain(`'${code}'`);
});

test('bands and median are people a day, joined at the last known one; horizons that gain under 5 % are grey', () => {
  const { forecast, points, earlier } = chartOfForecast(sampleForecast, sampleQuality, true);
  expect(points.at(-1)?.date).toBe('2021-10-20');
  expect(forecast?.steps.map(({ weak }) => weak)).toEqual([false, false, true, true]);
  expect(forecast?.steps[0]).toMatchObject({ date: '2021-10-24', median: 1200 / 7 });
  expect(earlier).toHaveLength(1);
  expect(chartOfForecast(sampleForecast, sampleQuality, false).earlier).toBeUndefined();
});
