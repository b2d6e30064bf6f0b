import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import { layoutSwarm } from './layout-swarm.ts';
import { Swarm } from './Swarm.tsx';
import { swarmTable, type SwarmInput } from './swarm-data.ts';

const input: SwarmInput = {
  ...wordsOf('year', 0),
  about: aboutOf('Налоги на жителя', '2020', 'тыс. ₽', '4 региона'),
  scale: 'log',
  dots: [
    { id: 1, name: 'Москва', value: 100, own: true },
    { id: 2, name: 'Тыва', value: 10 },
    { id: 3, name: 'Ямал', value: 1000, later: 900 },
    { id: 4, name: 'Без ряда', value: null },
    { id: 5, name: 'Возврат', value: -6 },
    { id: 6, name: 'Сосед', value: 101 },
  ],
  reference: { name: 'Россия', value: 143 },
};
const layout = layoutSwarm(input, { width: 400, height: 172, narrow: true });
const dot = (id: number) => layout.dots.find((found) => found.dot.id === id)!;

test('ten times more is as far on a log scale', () => {
  expect(dot(1).x - dot(2).x).toBeCloseTo(dot(3).x - dot(1).x, 0);
});

test('the own dot keeps the line, one that would meet it steps aside', () => {
  expect(dot(1).y).toBe(layout.middle);
  expect(Math.hypot(dot(6).x - dot(1).x, dot(6).y - dot(1).y)).toBeGreaterThanOrEqual(10);
});

test('what a log scale cannot show is an arrow at its edge, what is unknown only a row of the table', () => {
  expect([dot(5).beyond, dot(5).x]).toEqual([true, layout.left]);
  expect(layout.dots.map(({ dot: { id } }) => id)).not.toContain(4);
  expect(swarmTable(input).rows).toEqual([
    ['Ямал', 1000, 900],
    ['Сосед', 101, 101],
    ['Москва', 100, 100],
    ['Тыва', 10, 10],
    ['Возврат', -6, -6],
    ['Без ряда', null, null],
    ['Россия', 143, 143],
  ]);
});

test('the highest place is named, save where it is the own one or its words would touch others', () => {
  const labelsOf = (data: SwarmInput) =>
    layoutSwarm(data, { width: 400, height: 172, narrow: true }).names.map(
      ({ label }) => label.split(' ')[0],
    );
  expect(labelsOf(input)).toEqual(['Москва', 'Россия', 'Ямал']);
  expect(labelsOf({ ...input, dots: input.dots.slice(0, 2) })).toEqual(['Москва', 'Россия']);
  expect(labelsOf({ ...input, reference: { name: 'Россия', value: 900 } })).toEqual(['Москва', 'Россия']);
});

test('words over the country keep off the line to the own name', () => {
  const { names, dots } = layoutSwarm(input, { width: 400, height: 172, narrow: true });
  const own = dots.find(({ dot: { own: isOwn } }) => isOwn)!;
  const country = names.find(({ label }) => label.startsWith('Россия'))!;
  expect(Math.abs(country.x - own.x)).toBeGreaterThan(estimateTextWidth(country.label) / 2);
});

test('three hundred dots of one value stay on the chart', () => {
  const dots = Array.from({ length: 300 }, (_, id) => ({ id, name: String(id), value: 5 }));
  const { dots: laid, axisY } = layoutSwarm({ ...input, dots }, { width: 400, height: 172, narrow: true });
  expect(Math.max(...laid.map(({ y }) => y))).toBeLessThan(axisY);
  expect(Math.min(...laid.map(({ y }) => y))).toBeGreaterThan(40);
});

test('the keyboard reads the places from the lowest', () => {
  expect(renderToStaticMarkup(<Swarm {...input} />)).toContain('aria-valuetext="Ямал: Налоги на жителя 1');
});

test('six places with the country', () => {
  expect(markupLines(<Swarm {...input} />)).toMatchSnapshot();
});
