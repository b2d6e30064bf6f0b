import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleSource } from '../../testing/sample-places.ts';
import { ProjectionTileView } from './ProjectionTile.tsx';

type Projection = NonNullable<Parameters<typeof ProjectionTileView>[0]['loaded']['data']>;

const projection = {
  yugoId: 1_124_665,
  name: 'Москва',
  result: { years: [2021, 2022, 2041], total: [1_200_000, 1_210_000, 1_500_000] },
  history: { years: [2019, 2020, 2021], total: [1_180_000, 1_190_000, 1_200_000] },
  source: { ...sampleSource, name: 'Росстат' },
  meta: { model: 'cohort', modelVersion: 2, dataAsOf: '2021-10-20' },
} as Projection;
const draw = (data: Projection) =>
  drawTile(<ProjectionTileView loaded={{ data, state: { kind: 'ready' } }} />);

test('says how many there will be, how many there are, by which model and from what was known when', () => {
  expect(draw(projection)).toMatch(
    /К 2041 году 1,5 млн, если всё пойдёт как сейчас: в 2021 было 1,2 млн.*Открыть модель.*Росстат\. Модель cohort, версия 2; известно на 20 октября 2021/,
  );
});

test('a place of which too little was counted says what is missing', () => {
  expect(draw({ ...projection, result: null })).toMatch(/нужно шесть лет подряд/);
});

test('generated figures are marked', () => {
  expect(draw({ ...projection, source: { ...sampleSource, sample: true } })).toMatch(/пример/);
});

test('loading and failed', () => {
  const failed = { kind: 'error', code: 'internal', onRetry: () => {} } as const;
  expect(drawTile(<ProjectionTileView loaded={{ data: null, state: { kind: 'loading' } }} />)).toMatch(
    /^Прогноз населения Загружается$/,
  );
  expect(drawTile(<ProjectionTileView loaded={{ data: null, state: failed }} />)).toMatch(
    /Не удалось загрузить.*Повторить/,
  );
});
