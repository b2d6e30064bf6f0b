import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { noTrend, samplePeople, sampleStatistics } from '../../testing/sample-people.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { sampleFamily } from '../../testing/sample-health.ts';
import { AheadView } from './AheadQuestion.tsx';
import { FamilyParts } from './FamilyParts.tsx';
import type { LoadedPeople } from './load-people.ts';
import { PeopleQuestions } from './PeopleQuestions.tsx';

const residents: NonNullable<NonNullable<LoadedPeople['stats']>['residents']> = {
  day: '2020-12-31',
  before: '2010-12-31',
  own: { now: 120, before: 100 },
  country: { now: 990, before: 1000 },
  countryCourse: [1000, 1010, 1020].map((value, at) => ({ day: `${2018 + at}-12-31`, value })),
  beside: [{ yugoId: 2, name: 'Орловская область', now: 45, before: 50 }],
  source: samplePeople.births.source,
};
const grown = {
  ...samplePeople,
  population: {
    ...samplePeople.population,
    points: [200, 260, 240].map((value, at) => ({ day: `${2018 + at}-12-31`, value, sample: false })),
  },
};
const loaded: LoadedPeople = {
  yugoId: 1124665,
  family: 'population',
  stats: { ...sampleFamily, residents },
  people: grown,
  statistics: sampleStatistics,
  countryAges: sampleStatistics.pyramids.slice(-1),
};
const draw = (part: React.ReactNode) => drawTile(part).replaceAll(/ ([,.:])/g, '$1');

test('each of the four questions is answered by its numbers, the country’s beside them', () => {
  const page = draw(<PeopleQuestions {...loaded} />);
  expect(page).toMatch(/1\. Сколько нас.*2\. Откуда рост и убыль.*3\. Какого мы возраста.*4\. Что дальше/);
  expect(page).toMatch(
    /Больше всего людей, 260, было в 2019 году; 240 в 2020-м\. С 2018 по 2020 год \+20,0 %, в стране \+2,0 %/,
  );
  expect(page).toMatch(/Москва.*\+20,0 %.*Орловская область.*−10,0 %.*Россия.*−1,0 %/);
  expect(page).toMatch(
    /За 2020 год умерло больше, чем родилось: −6, 4 года подряд\. Приезд минус отъезд: \+500 в год в среднем за 2016–2020/,
  );
  expect(page).toMatch(
    /Старше 64 лет 16,7 %, в стране 16,7 %; детей младше 15 лет 83,3 % против 83,3 %\. После восьмидесяти на мужчину 3,0 женщины/,
  );
  expect(page).toMatch(
    /Детей на женщину 1,46, для замены поколений нужно 2,1.*Росстат за 2020 год даёт 1,36/,
  );
});

test('a peak in the newest year is said as such; without the country nothing is compared', () => {
  const most = { ...grown, population: { ...grown.population, points: grown.population.points.slice(0, 2) } };
  expect(
    draw(<PeopleQuestions {...loaded} people={most} stats={{ ...sampleFamily, residents: null }} />),
  ).toMatch(/260 в 2019-м: больше людей здесь не было ни в один год с 2018\. С 2018 по 2019 год \+30,0 %\./);
});

test('what failed or is not published says so in its own question, the others stand', () => {
  const failed = draw(<PeopleQuestions {...loaded} people={null} />);
  expect(failed).toMatch(
    /Сколько нас.*Не удалось загрузить.*Откуда рост и убыль.*Не удалось загрузить.*Старше 64 лет/,
  );
  const nothing = {
    ...samplePeople,
    population: noTrend,
    births: noTrend,
    deaths: noTrend,
    migration: noTrend,
  };
  const none = { ...sampleStatistics, pyramids: [], childrenPerWoman: noTrend };
  expect(
    draw(
      <PeopleQuestions
        {...loaded}
        people={nothing}
        statistics={none}
        stats={{ ...sampleFamily, residents: null }}
      />,
    ),
  ).toMatch(
    /Население этого места по годам не опубликовано.*Рождения и смерти этого места.*Население этого места по возрасту/,
  );
});

type Forecast = OutputOf<'modeling/getPeopleStatsForecast'>;
const forecast = {
  yugoId: 1,
  name: 'Москва',
  result: { years: [2020, 2021], total: [4200, 3560] },
  history: { years: [2019, 2020], total: [4300, 4200] },
  source: null,
  meta: { model: 'cohort', modelVersion: 3, dataAsOf: '2021-10-20' },
} as Forecast;

test('what comes next: the middle variant with eight runs out of ten, and the end of each other variant', () => {
  const ahead = {
    forecast,
    band: { low: [4200, 3300], high: [4200, 3800] },
    ends: [
      { variant: 'medium', people: 3560 },
      { variant: 'noMigration', people: 3400 },
    ] as const,
  };
  const drawn = draw(
    <AheadView
      title="4. Что дальше"
      loaded={{ data: { ...ahead, ends: [...ahead.ends] }, state: { kind: 'ready' } }}
    />,
  );
  expect(drawn).toMatch(
    /По среднему варианту в 2021 году 3,6 тыс\., в восьми прогонах из десяти от 3,3 тыс\. до 3,8 тыс\. человек\./,
  );
  expect(drawn).toMatch(/средний вариант 3,56 тыс\..*без переездов 3,40 тыс\./);
  expect(
    draw(
      <AheadView
        title="4. Что дальше"
        loaded={{ data: { ...ahead, band: null, ends: [] }, state: { kind: 'ready' } }}
      />,
    ),
  ).toMatch(/По среднему варианту в 2021 году 3,6 тыс\. человек\./);
});

test('every series of before stands behind one line, and is not drawn until it is opened', () => {
  const page = draw(<FamilyParts {...loaded} folded />);
  expect(page).toMatch(/1 показатель подробно/);
  expect(page).not.toMatch(/Обеспеченность койками/);
  expect(draw(<FamilyParts {...loaded} />)).toMatch(/Обеспеченность койками/);
});
