import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { layoutLevelScale } from './layout-level-scale.ts';
import { LevelScale } from './LevelScale.tsx';

const input = {
  classes: [
    { from: 0, name: 'низкий' },
    { from: 50, name: 'умеренный' },
    { from: 250, name: 'высокий' },
  ],
  own: { name: 'Москва', value: 400 },
  reference: { name: 'Россия', value: 160 },
  format: { bound: String, value: String },
  texts: { from: (value: string) => `от ${value}` },
};

test('classes touch and fill the width, the greatest value keeps some room', () => {
  const { classes, own } = layoutLevelScale(input, { width: 400, height: 72, narrow: true });
  expect(classes.map(({ x, width }) => x + width)).toEqual([classes[1]!.x, classes[2]!.x, 400]);
  expect(own.x).toBeLessThan(400);
});

test('the scale reaches half over its last class where nothing is so high', () => {
  const low = { ...input, own: { name: 'Тыва', value: 0 }, reference: null };
  const { classes, own, reference } = layoutLevelScale(low, { width: 375, height: 72, narrow: true });
  expect([classes[2]!.x, own.x, reference]).toEqual([250, 0, null]);
});

test('each class says its bounds to the keyboard', () => {
  expect(renderToStaticMarkup(<LevelScale {...input} label="Уровень" />)).toContain('высокий: от 250');
});

test('three classes beside the country', () => {
  expect(markupLines(<LevelScale {...input} label="Уровень" />)).toMatchSnapshot();
});
