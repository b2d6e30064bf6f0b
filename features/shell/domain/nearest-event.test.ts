import { expect, test } from 'vitest';
import { nearestEvent, withOwnAlert } from './nearest-event.ts';

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

test('a threshold of one’s own is the event where it is nearer, and is counted where the day is the same', () => {
  const measure = { day: '2020-05-10', kind: 'measure' as const, name: 'Masks', more: 1 };
  const alert = { day: '2020-05-11', name: 'New cases, Moscow', more: 0 };
  expect(withOwnAlert('before', measure, alert)).toEqual({ ...alert, kind: 'alert' });
  expect(withOwnAlert('after', measure, alert)).toEqual(measure);
  expect(withOwnAlert('after', measure, { ...alert, day: measure.day })).toEqual({ ...measure, more: 2 });
  expect(withOwnAlert('after', null, alert)).toEqual({ ...alert, kind: 'alert' });
  expect(withOwnAlert('after', measure, null)).toEqual(measure);
});
