import { expect, test } from 'vitest';
import { sampleView } from '../../testing/sample-view.ts';
import { spellViewAddress } from '../../domain/boards/view-address.ts';
import { ownLinesOf, standingOf, withinView } from './own-lines.ts';

const [tatarstan, moscow] = [1124616, 1124665];
const course = (yugoId: number, name: string) => ({
  yugoId,
  name,
  iso: null,
  points: [2017, 2018, 2019].map((year) => ({ day: `${year}-12-31`, value: year - 2000 })),
});
const series = {
  id: 7,
  name: 'Моя бедность',
  unit: '%',
  unitCode: 'percent',
  period: 'year' as const,
  decimals: 1,
  source: 'письмо',
  fileName: 'a.csv',
  loadedAt: '2021-10-12T08:00:00.000Z',
  isDeleted: false,
  values: 6,
  places: 2,
  first: '2017-12-31',
  last: '2019-12-31',
  siblings: 0,
  corrected: { cells: [], excluded: [] },
  courses: [course(moscow, 'Москва'), course(tatarstan, 'Татарстан')],
};

test('an own series stands in the chart of the same unit and period, for the places and the time of the view', () => {
  const data = sampleView();
  const own = withinView(series, data, { from: '2018', to: '2019-06' });
  expect(own.courses.map(({ name, points }) => [name, points.map(({ day }) => day)])).toEqual([
    ['Татарстан', ['2018-12-31']],
  ]);
  expect(standingOf(own, data)).toBe('together');
  expect(ownLinesOf([own], data, (name) => `${name} (свой)`)[0]).toMatchObject({
    id: `own-7-${tatarstan}`,
    name: 'Татарстан, Моя бедность (свой)',
    own: true,
  });
  expect(standingOf({ ...own, unitCode: null }, data)).toBe('apart');
  expect(standingOf({ ...own, period: 'month' }, data)).toBe('apart');
  expect(standingOf(own, sampleView({ form: 'map' }))).toBe('apart');
  expect(standingOf(withinView(series, data, { from: '2020', to: null }), data)).toBe('notHere');
  expect(standingOf(null, data)).toBe('noneSuch');
});

test('what is kept or laid on a board names no own series', () => {
  expect(spellViewAddress('i=poverty_rate&own=7.8')).toBe('i=poverty_rate');
});
