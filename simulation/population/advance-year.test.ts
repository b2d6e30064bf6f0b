import { expect, test } from 'vitest';
import { advanceYear } from './advance-year.ts';
import { deathsByAge } from '#simulation/population/mortality/deaths-by-age.ts';
import { lifeTable } from '#simulation/population/mortality/life-table.ts';

const half = { male: Float64Array.of(0.5, 0.5, 0.5), female: Float64Array.of(0.5, 0.5, 0.5) };
const still = { male: new Float64Array(3), female: new Float64Array(3) };

test('half of 100 survive a year, and the last two ages share a group', () => {
  const people = { male: Float64Array.of(100, 100, 100), female: Float64Array.of(100, 100, 100) };
  const rates = { survival: half, asfr: [0], firstFertileAge: 1, sexRatioAtBirth: 1, migration: still };
  const year = advanceYear(people, rates);
  expect(Array.from(year.people.male)).toEqual([0, 50, 100]);
  expect(year.deaths).toEqual({ male: 150, female: 150 });
});

test('one child a woman, and as many boys as girls when the ratio is 1', () => {
  const people = { male: new Float64Array(3), female: Float64Array.of(0, 100, 0) };
  const rates = { survival: half, asfr: [1], firstFertileAge: 1, sexRatioAtBirth: 1, migration: still };
  // 100 at the start and none at the end of the year: 50 woman-years.
  expect(advanceYear(people, rates).births).toEqual({ male: 25, female: 25 });
});

test('a population that replaces itself keeps its number for two centuries', () => {
  const ages = Array.from({ length: 101 }, (_, age) => age);
  const { sx, Lx } = lifeTable(
    ages,
    ages.map((age) => 0.0002 + 0.00005 * Math.exp(0.09 * age)),
    'female',
  );
  // Such a rate at each age from 15 to 49 that a woman has one daughter who replaces her.
  const lived = Lx.slice(15, 50).reduce((sum, years) => sum + years, 0);
  const asfr = Array.from({ length: 35 }, () => 2 / lived);
  let people = { male: Float64Array.from(Lx), female: Float64Array.from(Lx) };
  const migration = { male: new Float64Array(101), female: new Float64Array(101) };
  const totals: number[] = [];
  for (let year = 0; year < 200; year++) {
    const rates = {
      survival: { male: sx, female: sx },
      asfr,
      firstFertileAge: 15,
      sexRatioAtBirth: 1,
      migration,
    };
    people = advanceYear(people, rates).people as typeof people;
    totals.push(people.female.reduce((sum, count) => sum + count, 0));
  }
  expect((totals[199] ?? 0) / (totals[0] ?? 1)).toBeCloseTo(1, 9);
});

test('splitting cohort deaths by age moves them and loses none', () => {
  const { lx, Lx } = lifeTable([0, 1, 2, 3], [0.1, 0.1, 0.1, 0.3], 'male');
  const deaths = deathsByAge([10, 20, 30, 40], lx, Lx);
  expect(deaths.reduce((sum, count) => sum + count, 0)).toBeCloseTo(100, 10);
});
