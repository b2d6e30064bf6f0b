import { expect, test } from 'vitest';
import { nearestEvent } from './nearest-event.ts';

const figures = { day: '2020-05-10', names: ['Unemployment', 'Wages'] };

test('the nearer day is the event; of one day figures are named first and all are counted', () => {
  const measures = { day: '2020-05-11', names: ['Masks'] };
  expect(nearestEvent('before', { figures, measures })).toEqual({
    day: '2020-05-11',
    kind: 'measure',
    name: 'Masks',
    more: 0,
  });
  expect(nearestEvent('after', { figures, measures })).toEqual({
    day: '2020-05-10',
    kind: 'figures',
    name: 'Unemployment',
    more: 1,
  });
  expect(nearestEvent('after', { figures, measures: { ...measures, day: figures.day } })).toMatchObject({
    kind: 'figures',
    more: 2,
  });
});

test('where nothing happened on a side there is no event', () => {
  expect(nearestEvent('after', { figures: null, measures: null })).toBeNull();
});
