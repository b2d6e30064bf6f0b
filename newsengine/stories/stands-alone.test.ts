import { expect, test } from 'vitest';
import { standsAlone } from './stands-alone.ts';

const title = 'Court hears the case';

test('a headline taken for no news keeps to itself; an article only where that is surer', () => {
  expect(standsAlone({ title, notNewsShare: 0.6, text: '' })).toBe(true);
  expect(standsAlone({ title, notNewsShare: 0.6, text: 'A court has heard the case.' })).toBe(false);
  expect(standsAlone({ title, notNewsShare: 0.8, text: 'A court has heard the case.' })).toBe(true);
  expect(standsAlone({ title, notNewsShare: 0.4, text: '' })).toBe(false);
});

test.each([
  'Комментарии к материалу 20 лет фильму «Брат-2», мнение, обзор фильма',
  'Вылет «Интера» из Кубка и победа «Баварии»: главные события дня в европейском футболе',
  'Брагин возглавил сборную России, миллиард Роналду и другие новости утра',
  'Мейвезер оплатит похороны Флойда. Главное к утру',
  'Дайджест: США временно запрещают грин-карты, Netflix отчитался о прибыли',
])('a round-up or a page of comments keeps to itself: %s', (each) => {
  expect(standsAlone({ title: each, notNewsShare: 0, text: '' })).toBe(true);
});

test.each([
  'Соловьев дал совет выступившему против парада Назарову :: Новости дня',
  'В Кремле прокомментировали итоги голосования',
  'Путин и другие лидеры обсудили нефть',
])('plain news does not: %s', (each) => {
  expect(standsAlone({ title: each, notNewsShare: 0, text: '' })).toBe(false);
});
