import { expect, test } from 'vitest';
import { completeTyped, languageOf, splitYear, type Vocabulary } from './complete-typed.ts';

const place = (yugoId: number, name: string, inside = name) => ({ yugoId, name, inside });
const vocabulary: Vocabulary = {
  indicators: ['безработица', 'уровень безработицы', 'зарплата', '失業率'],
  places: [
    place(1, 'Татарстан', 'Татарстане'),
    place(2, 'Тульская область', 'Тульской области'),
    place(3, 'Чечня', 'Чечне'),
    place(4, 'タタールスタン'),
  ],
};
const completed = (typed: string) => completeTyped(typed, vocabulary);

test('the last letters begin an indicator or a place, and what stands before them stays', () => {
  expect(completed('без')).toEqual(['без', 'безработица', 'уровень безработицы']);
  expect(completed('зарплата тульская об')).toContain('зарплата Тульская область');
});

test('behind «в» a Russian place stands in its case, by whatever form it was begun', () => {
  expect(completed('Зарплата в Та')).toEqual(['Зарплата в Та', 'Зарплата в Татарстане']);
  expect(completed('зарплата в тульской')).toContain('зарплата в Тульской области');
});

test('one letter and what is said already complete nothing', () => {
  expect(completed('з')).toEqual([]);
  expect(completed('зарплата в Татарстане')).toEqual(['зарплата в Татарстане']);
});

test('Japanese goes on without spaces', () => {
  expect(completed('失業率タタ')).toContain('失業率タタールスタン');
});

test('the first digits of a year are parted; a whole year, and digits alone, are not', () => {
  expect(splitYear('зарплата в Туле 20')).toEqual({ text: 'зарплата в Туле', digits: '20' });
  expect(splitYear('зарплата в Туле 2019')).toEqual({ text: 'зарплата в Туле 2019', digits: '' });
  expect(splitYear('20')).toEqual({ text: '20', digits: '' });
});

test('the language is that of the letters, of Latin ones the asker’s', () => {
  expect(languageOf('безр', 'pt')).toBe('ru');
  expect(languageOf('desem', 'pt')).toBe('pt');
  expect(languageOf('unem', 'ru')).toBe('en');
  expect(languageOf('失', 'ru')).toBe('ja');
});
