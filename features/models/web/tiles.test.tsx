import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { exampleForecast } from '../testing/example-forecast.ts';
import { exampleScenarios as scenarios, exampleStart as start } from '../testing/example-scenarios.ts';
import { FamilyModelView } from './family/FamilyModelView.tsx';
import type { FamilyPage } from './family/load-family-model.ts';
import { NoStart } from './population/NoStart.tsx';
import { PopulationModelView } from './population/PopulationModelView.tsx';
import type { LoadedScenarios, LoadedStart } from './scenario/load-scenarios.ts';
import { ScenarioDesk } from './scenario/ScenarioDesk.tsx';

const desk = (data: Partial<LoadedScenarios> = {}, from: Partial<LoadedStart> = {}): string =>
  drawTile(<ScenarioDesk data={{ ...scenarios, ...data }} start={{ ...start, ...from }} />);

test('a scenario’s desk: the start in words, measures with days, effect and origin, nothing saved yet', () => {
  const text = desk();
  expect(text).toContain('К 20 октября 2021 в отчётах');
  expect(text).toContain('Масочный режим');
  expect(text).toContain('передачи меньше на 0…16 % по 41 стране · из открытого реестра · действует');
  expect(text).toContain('ничего не сохранено. Учётная запись хранит до 200');
});

test('of the five steps one is unfolded, the others are a line with their value', () => {
  const text = desk({}, { vaccinated: 4_850_000, vaccinatedDay: '2021-10-15' });
  for (const line of [
    'Меры и контакты ничего не включено свернуть',
    'Сколько случаев находят 20–45 % заражений попадает в отчёт изменить',
    'Прививки новых нет; 29 % защищены к началу изменить',
    'Койки реанимации число не введено: открытых данных нет изменить',
    'Ход болезни 150 дней, 200 прогонов; болезнь как в библиотеке изменить',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('Найдено случаев, от');
  expect(desk()).toContain('Доля привитых на 20 октября 2021 неизвестна');
  expect(text).not.toContain('Доля привитых');
});

test('without measures nothing is offered', () => {
  expect(desk({ measures: [] })).not.toContain('Меры места');
});

test('reports without cases: the reason stands in place of the charts', () => {
  const text = desk({}, { daily: start.daily.map(() => 0) });
  expect(text).toContain('При таких предположениях расчёт невозможен');
  expect(text).toContain('За последнюю неделю');
});

test('twenty saved scenarios are listed and the others come on demand, each with its version', () => {
  const params = {
    days: 150,
    ascertainment: [20, 45] as [number, number],
    protectedPercent: 0,
    beds: null,
    contacts: [],
    vaccination: null,
    laterBeds: null,
    course: {},
  };
  const saved = Array.from({ length: 25 }, (_, at) => ({
    id: at + 1,
    version: 1,
    name: `Вариант №${at + 1}.`,
    modelVersion: '1.0' as const,
    savedAt: '2021-10-19T10:00:00.000Z',
    params,
  }));
  const text = desk({ saved });
  expect(text).toContain('Вариант №20. 19 октября 2021 · 1.0');
  expect(text).not.toContain('Вариант №21.');
  expect(text).toContain('Показать ещё 5');
});

test('a population: the account of every year, what it rests on, variants; what could not be read says so alone', () => {
  const text = drawTile(<PopulationModelView forecast={exampleForecast} />);
  expect(text).toContain('Пример. По среднему варианту в 2054 году здесь 138 тыс. человек');
  expect(text).toContain('Свои варианты');
  expect(text).toContain('Прогноз ООН');
  const unread = drawTile(<PopulationModelView forecast={{ ...exampleForecast, kept: null }} />);
  expect(unread).toContain('Список сохранённого не прочитан');
  expect(drawTile(<NoStart yugoId={5} name="Пример" places={family.places} />)).toContain('Пример');
});

test('a population: variants lead what is changed and the account; where it comes from and what was kept stand with what is assumed', () => {
  const text = drawTile(<PopulationModelView forecast={exampleForecast} />);
  const order = [
    'Откуда разница',
    'Свои варианты',
    'Смотрите, что выйдет',
    'Восемь вариантов',
    'Что это меняет',
    'рождений −',
    'Рядом с прогнозом ООН',
  ];
  const places = order.map((words) => text.indexOf(words));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('a scenario: progress in the title row of the cases, intensive care and the method below both columns', () => {
  const text = desk();
  const at = (words: string): number => text.indexOf(words);
  expect(at('0 из 200')).toBeGreaterThan(at('Если ничего не менять: новые случаи'));
  expect(at('0 из 200')).toBeLessThan(at('Нужно коек реанимации'));
});

const family: FamilyPage = {
  list: { models: [], limit: 200 },
  saved: null,
  places: [{ yugoId: 1_124_665, name: 'Москва' }],
  region: null,
};

test('a family: from wages to income, the package judged, rules with sources, nothing saved and no region chosen', () => {
  const text = drawTile(<FamilyModelView page={family} />);
  for (const part of [
    'Пара, трое детей',
    'Параметры и источники',
    'Пакет для всех жителей региона',
    'образец',
  ])
    expect(text.toLowerCase()).toContain(part.toLowerCase());
  expect(text).not.toContain('бедных среди всех жителей');
});

test('a region’s residents by tenths with what that cannot know; a region without incomes says that it lacks them', () => {
  const incomes = {
    people: 1_000_000,
    perHead: 40_000,
    tenths: [2, 4, 5, 6, 8, 9, 11, 13, 17, 25],
    year: '2020',
  };
  const region = { yugoId: 1_124_665, name: 'Москва', incomes };
  const text = drawTile(<FamilyModelView page={{ ...family, region }} />);
  expect(text).toContain('бедных среди всех жителей');
  expect(text).toContain('Доходы 2020 года, правила и черта 2025 года');
  expect(text).toContain('состава семей региона');
  const none = drawTile(<FamilyModelView page={{ ...family, region: { ...region, incomes: null } }} />);
  expect(none).toContain('Посчитать нельзя');
});
