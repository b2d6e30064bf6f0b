import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleForecast } from '../../testing/sample-forecast.ts';
import { sampleSource } from '../../testing/sample-places.ts';
import { sampleStages } from '../../testing/sample-stages.ts';
import { ForecastTeaser } from '../forecast/ForecastTeaser.tsx';
import { StageTile } from './StageTile.tsx';

// Both come with the overview's page: they are never loading, and where their call failed the overview says so in their place.

const known = {
  ...sampleStages,
  stage: 1,
  missing: [],
  stable: { stage: 1, since: '2020-06-15' },
  indicators: sampleStages.indicators.map((row) => ({ ...row, value: 0.6 })),
  runs: [...sampleStages.runs, { from: '2020-06-15', to: '2020-07-13', stage: 1 }],
};

const unknown = {
  ...sampleStages,
  stage: null,
  missing: ['officialRt' as const, ...sampleStages.missing],
  indicators: sampleStages.indicators.map((row) => ({ ...row, value: null })),
};

test.each([
  [
    'no stage, ruled out by the one indicator that is known',
    sampleStages,
    /Уровень: очень высокий 355,8 случая на 100 тысяч за неделю. Граница уровня 250.*Россия 159,8 Москва 355,8 Условия первого этапа не выполнены.*Rt официальный ?: 1,03 ?; для этапа 1 не больше 1,00.*Нет данных: Свободные койки, Тесты.*Пропуски не считаются.*Rt по оценке 1,17, с вероятностью 95 % от 1,16 до 1,18.*МР 3\.1\.0178-20, действует с 8 мая 2020/,
  ],
  [
    'the stage, known and since when',
    known,
    /Этап 1 снятия.*Для этапа 2.*60 %.*Этап 1 держится с 15 июня 2020.*менялся 1 раз/,
  ],
  [
    'a low level says where the next begins',
    { ...known, level: 'low' as const, per100k7: 12 },
    /Уровень: низкий 12,0 случая.*Умеренный уровень начинается с 50/,
  ],
  ['no level where no week is known', { ...known, level: null, per100k7: null }, /^Этап 1 снятия/],
  ['the stage of generated reports', { ...known, source: { ...sampleSource, sample: true } }, /пример/],
  [
    'a band is written outwards, never narrower than its rounding',
    { ...sampleStages, rt: { mean: 1.112, low: 1.111, high: 1.113 } },
    /Rt по оценке 1,11, с вероятностью 95 % от 1,11 до 1,12/,
  ],
  [
    'the stage that was declared stands first, what the rule gives beside it',
    {
      ...known,
      decided: {
        from: '2020-06-29',
        to: '2020-07-12',
        stage: 2,
        before: 1,
        source: { ...sampleSource, caveat: 'По неделям.' },
      },
    },
    /Объявлен этап 2 снятия.*С недели, начавшейся 29 июня 2020, раньше был этап 1\. Последняя известная неделя: 6–12 июля 2020\..*По нашему расчёту выполнены условия этапа 1\..*По неделям\./,
  ],
  [
    'where nothing was lifted yet that is said, and before the rule it stands alone',
    {
      ...sampleStages,
      rule: null,
      indicators: [],
      missing: [],
      runs: [],
      rt: null,
      decided: { from: '2020-06-08', to: '2020-06-14', stage: 0, before: null, source: sampleSource },
    },
    /Снятие ограничений не объявлено С недели, начавшейся 8 июня 2020\. Последняя известная неделя: 8–14 июня 2020\./,
  ],
  [
    'a region without a declared stage says so in one sentence',
    sampleStages,
    /объявленного этапа нет\. Такие объявления собраны не по всем регионам/,
  ],
  [
    'the stage before the rule',
    { ...sampleStages, rule: null },
    /Этап снятия ограничений К этому дню правила этапов ещё не было/,
  ],
])('%s', (_what, stages, says) => {
  expect(drawTile(<StageTile stages={stages} country={159.8} />)).toMatch(says);
});

test('the stage, unknown: one sentence says which inputs are missing, and no row stands without a value', () => {
  const drawn = drawTile(<StageTile stages={unknown} country={159.8} />);
  expect(drawn).toMatch(
    /Этап не определён Нет данных: Rt официальный, Свободные койки, Тесты в день на 100 тысяч\. Пропуски не считаются выполненными условиями\./,
  );
  expect(drawn).not.toContain('Показатель');
});

test('a country or a district has no stage that anybody declares, and nothing is missed there', () => {
  expect(
    drawTile(<StageTile stages={{ ...sampleStages, isDecidable: false }} country={null} />),
  ).not.toContain('Объявленные этапы');
});

test('the teaser says the next week in its title and leads to the record; where there is none it says why', () => {
  expect(drawTile(<ForecastTeaser forecast={sampleForecast} />)).toMatch(
    /На неделе 21–27 октября 2021 около 1 200.*С вероятностью 80 % от 1 104 до 1 296.*Прогноз и его ошибки/,
  );
  const lacking = {
    ...sampleForecast,
    weekly: [],
    ahead: null,
    lack: { reason: 'pending' as const, needed: 200, got: 3 },
  };
  expect(drawTile(<ForecastTeaser forecast={lacking} />)).toMatch(/готово 3 из 200/);
});
