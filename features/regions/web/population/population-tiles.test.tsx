import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { noTrend, samplePeople, sampleStatistics } from '../../testing/sample-people.ts';
import type { People, Statistics } from './load-population.ts';
import { MigrationTile } from './MigrationTile.tsx';
import { PopulationParts } from './PopulationParts.tsx';
import { SettlementTile } from './SettlementTile.tsx';

const parts = (people: People | null, statistics: Statistics | null, year: number | null = null) => (
  <PopulationParts {...{ people, statistics }} view={{ year }} change={() => {}} />
);
/** The thirty-first year of loss: in Russian 31 takes the form of one, and is no first year. */
const years = (value: number): People['births'] => ({
  ...samplePeople.births,
  points: Array.from({ length: 31 }, (_, at) => ({ day: `${1990 + at}-12-31`, value, sample: false })),
});
const lostForLong = { ...samplePeople, births: years(9), deaths: years(15) };
const generated = { ...samplePeople.migration, source: { ...samplePeople.migration.source!, sample: true } };
const empty: Statistics = {
  ...sampleStatistics,
  pyramids: [],
  menExpectancy: noTrend,
  womenExpectancy: noTrend,
  urbanShare: noTrend,
};

test.each<[string, () => ReactNode, RegExp]>([
  [
    'the tab, full: sentence, numbers, titles that tell the finding',
    () => parts(samplePeople, sampleStatistics),
    /В 2020 году родились 9 человек, умерли 15: убыль 6, 4 года подряд. Старше 64 лет 16,7 % жителей, в 2015 году было 16,7 %.*240.*−6.*родились 9, умерли 15.*1,46.*по Росстату, с пересчётом: 1,36.*Убыль 4 года подряд.*С 85 лет женщин больше в каждом возрасте/,
  ],
  [
    'the year of the address leads sentence, numbers and pyramid',
    () => parts(samplePeople, sampleStatistics, 2015),
    /В 2015 году родились 12 человек, умерли 10: прирост 2, первый год ряда.*Население, в среднем за 2015 год 240.*2015 год, пятилетние возраста\./,
  ],
  [
    'thirty-one years of loss are told as the chart tells them',
    () => parts(lostForLong, sampleStatistics),
    /убыль 6, 31 год подряд.*Убыль 31 год подряд/,
  ],
  [
    'moves, expectancy and settlement say their finding and how it was computed',
    () => parts(samplePeople, sampleStatistics),
    /Приезд дал 500 в год.*в среднем за 2016–2020.*Расчёт Сводки. RusFMD.*Женщинам 79,0 года, мужчинам 68,5.*2020: женщины −1,0, мужчины −1,5.*По другому источнику \(Росстат\) у обоих полов вместе 74,0 за 2020 год.*Горожан 98,8 % в 2017 году.*Всего 4,0 человека на км²/,
  ],
  [
    'the call of people failed: the pyramid stands',
    () => parts(null, sampleStatistics),
    /Родившиеся и умершие.*Не удалось загрузить.*пятилетние возраста.*Прирост за счёт приезда.*Не удалось загрузить.*Женщинам 79,0/,
  ],
  [
    'the call of ages failed: births and moves stand',
    () => parts(samplePeople, null),
    /Убыль 4 года подряд.*Население по полу и возрасту.*Не удалось загрузить.*Приезд дал 500/,
  ],
  [
    'nothing is published: each tile says which and why',
    () => parts({ ...samplePeople, births: noTrend, deaths: noTrend, migration: noTrend }, empty),
    /Рождения и смерти этого места.*Население этого места по возрасту.*Рост за счёт приезда не вычислить.*из субъектов округа она не складывается.*Доля горожан для этого места не опубликована/,
  ],
  [
    'moves from generated figures are marked',
    () => <MigrationTile people={{ ...samplePeople, migration: generated }} />,
    /Приезд дал 500 в год.*пример/,
  ],
  [
    'a year in which the borders changed is not counted as moves',
    () => (
      <MigrationTile
        people={{
          ...samplePeople,
          joined: [2016],
          migration: { ...samplePeople.migration, points: samplePeople.migration.points.slice(0, 5) },
        }}
      />
    ),
    /Рост за счёт приезда не вычислить: известно меньше пяти лет/,
  ],
  [
    'a place without an area has no density',
    () => <SettlementTile people={{ ...samplePeople, areaKm2: null }} statistics={sampleStatistics} />,
    /Плотность неизвестна/,
  ],
])('%s', (_what, part, says) => {
  expect(drawTile(part()).replaceAll(/ ([,.:])/g, '$1')).toMatch(says);
});
