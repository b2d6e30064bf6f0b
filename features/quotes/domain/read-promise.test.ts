import { expect, test } from 'vitest';
import { readPromise } from './read-promise.ts';

test.each([
  ['через год мы полностью вернемся к прежнему образу жизни', '2021-06-04'],
  ['Через два дня мы все поймем про эпидемию', '2020-06-06'],
  ['через 3 недели откроем кафе', '2020-06-25'],
  ['через полгода будет вакцина', '2020-12-04'],
  ['Достоверно сравнивать число умерших можно будет через месяц', '2020-07-04'],
  ['сделка может быть закрыта к концу июня', '2020-06-30'],
  ['вакцина от коронавируса появится в конце июля', '2020-07-31'],
  ['трансферное окно с 26 июля, гостевых фанатов не будет', '2020-07-26'],
  ['тренировок не будет до 18 мая 2021', '2021-05-18'],
  ['рейсы возобновят до конца недели', '2020-06-07'],
  ['до конца года справимся', '2020-12-31'],
  ['вакцину испытаем в сентябре', '2020-09-30'],
  ['первым триллионером станет глава Amazon в 2026 году', '2026-12-31'],
  ['вторая волна может начаться осенью', '2020-11-30'],
  ['зимой будет вторая волна', '2021-02-28'],
  ['к осени ждём снижения', '2020-09-01'],
])('a promise is checked on the day it names: %s', (text, due) => {
  expect(readPromise(text, 'ru', '2020-06-04')).toBe(due);
});

test.each([
  ['We will reopen in two weeks', '2020-06-18'],
  ['the vaccine could be ready by the end of the year', '2020-12-31'],
  ['schools will open on 1 September', '2020-09-01'],
  ['flights may resume by July 15', '2020-07-15'],
  ['the games will be held in 2021', '2021-12-31'],
])('an English promise too: %s', (text, due) => {
  expect(readPromise(text, 'en', '2020-06-04')).toBe(due);
});

test.each([
  // What was.
  'в апреле погибли почти в два раза больше пациентов',
  'через три месяца он оказался в Москве',
  // Days that are over, or no days.
  'к 1 мая всё будет готово',
  'весной будет легче',
  'нефть не подешевеет, запасов нет',
  'в мае всё решим',
  // A question promises nothing.
  'что будет через год?',
  'в майке будет жарко',
])('where no day to come is named, or it tells of what was, nothing is promised: %s', (text) => {
  expect(readPromise(text, 'ru', '2020-06-04')).toBe(null);
});

test('an English sentence that foresees nothing promises nothing; a month without the day ends on its last', () => {
  expect(readPromise('the virus was found in May', 'en', '2020-04-04')).toBe(null);
  expect(readPromise('через месяц откроем', 'ru', '2020-01-31')).toBe('2020-02-29');
});
