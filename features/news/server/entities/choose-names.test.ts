import { expect, test } from 'vitest';
import { chooseNames } from './choose-names.ts';

const person = (name: string, key: string, more = {}) => ({
  objectType: 2,
  name,
  key,
  isListed: false,
  isMetTwice: true,
  ...more,
});

test('a listed name is shown, an unlisted one when it was met twice in full form and stands in the nominative', () => {
  const names = [
    person('Немцы', 'немц'),
    person('Менеджер', 'менеджер', { isMetTwice: false }),
    person('Павла Лобкову', 'павл лобков'),
    person('Алла Пугачева', 'алл пугач', { isListed: true }),
    person('Юрий Семин', 'юр сем'),
  ];
  expect(chooseNames(names, 3).map(({ name }) => name)).toEqual(['Алла Пугачева', 'Юрий Семин']);
});

test('one person stands there once, and no more than asked for', () => {
  const names = [
    person('Хабиб Нурмагомедов', 'хабиб нурмагомед'),
    person('Нурмагомедов', 'нурмагомед', { isListed: true }),
    person('Конор Макгрегор', 'конор макгрегор'),
    person('Джастин Гейджи', 'джастин гейдж'),
  ];
  expect(chooseNames(names, 2).map(({ name }) => name)).toEqual(['Хабиб Нурмагомедов', 'Конор Макгрегор']);
});
