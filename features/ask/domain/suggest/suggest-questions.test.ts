import { expect, test } from 'vitest';
import { languageOf, suggestQuestions, type Vocabulary } from './suggest-questions.ts';

const vocabulary: Vocabulary = {
  indicators: ['безработица', 'уровень безработицы', 'зарплата', '失業率'],
  places: ['Татарстан', 'Тульская область', 'タタールスタン'],
  patternsOf: (indicator) => [`${indicator} Россия`, `топ 5 регионов: ${indicator}`],
};
const questions = (typed: string) => suggestQuestions(typed, vocabulary).map(({ question }) => question);

test('the last letters begin an indicator or a place, and what stands before them stays', () => {
  expect(questions('без')).toEqual(['безработица', 'уровень безработицы']);
  expect(questions('Зарплата в Та')).toEqual(['Зарплата в Татарстан']);
  expect(questions('зарплата тульская об')).toEqual(['зарплата Тульская область']);
});

test('a whole indicator makes whole questions; one letter and what is said already make none', () => {
  expect(questions('зарплата')).toEqual(['зарплата Россия', 'топ 5 регионов: зарплата']);
  expect(questions('з')).toEqual([]);
  expect(questions('зарплата Татарстан')).toEqual([]);
});

test('Japanese goes on without spaces', () => {
  expect(questions('失業率タタ')).toEqual(['失業率タタールスタン']);
});

test('the language is that of the letters, of Latin ones the asker’s', () => {
  expect(languageOf('безр', 'pt')).toBe('ru');
  expect(languageOf('desem', 'pt')).toBe('pt');
  expect(languageOf('unem', 'ru')).toBe('en');
  expect(languageOf('失', 'ru')).toBe('ja');
});
