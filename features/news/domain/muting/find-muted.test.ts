import { expect, test } from 'vitest';
import { mutedTest } from './find-muted.ts';
import { mutedWordOf } from './muted-word.ts';

const russian = (title: string, sourceId = 1) => ({ title, language: 'ru', sourceId });

test('a muted word hides its every form and no other word', () => {
  const isMuted = mutedTest({ words: ['карантин'], sources: [] });
  expect(isMuted(russian('О карантине в Твери'))).toBe(true);
  expect(isMuted(russian('Картина дня'))).toBe(false);
  expect(isMuted(russian('Выборы'))).toBe(false);
});

test.each([
  ['ru', 'Флойд', ['Убийство Флойда', 'Прощание с Флойдом', 'Дело Джорджа Флойда'], ['Флойдовский бунт']],
  ['ru', 'Мир', ['Мира не будет', 'Весь мир'], ['Мирный договор', 'Мировой рекорд', 'Мирового судью']],
  ['ru', 'отец', ['Отцом назван', 'Об отце'], ['Отечество']],
  ['ru', 'COVID19', ['COVID-19 отступает', 'Covid19'], ['19 дней', 'COVID']],
  ['en', 'police', ['Police said'], ['Policy changed']],
  ['en', 'child', ['Children play'], ['A childish act']],
  ['pt', 'eleições', ['A eleição'], ['O eleitor']],
  ['es', 'casa', ['Las casas'], ['El caso']],
  ['ja', '感染者', ['東京で感染者が増加'], ['感染は減少']],
])('%s: muting «%s» mutes its forms and no other word', (language, word, muted, others) => {
  const isMuted = mutedTest({ words: [word], sources: [] });
  const test = (title: string) => isMuted({ title, language, sourceId: 1 });
  expect(muted.filter((title) => !test(title))).toEqual([]);
  expect(others.filter(test)).toEqual([]);
});

test('of several words all must be there', () => {
  const isMuted = mutedTest({ words: ['сборная франции'], sources: [] });
  expect(isMuted(russian('Сборная Франции победила'))).toBe(true);
  expect(isMuted(russian('Сборная Италии победила'))).toBe(false);
});

test('a word is muted in whatever language a headline is', () => {
  const isMuted = mutedTest({ words: ['elections', 'eleições', '感染者'], sources: [] });
  expect(isMuted({ title: 'The election is over', language: 'en', sourceId: 1 })).toBe(true);
  expect(isMuted({ title: 'Eleição marcada', language: 'pt', sourceId: 1 })).toBe(true);
  expect(isMuted({ title: '東京の感染者が増加', language: 'ja', sourceId: 1 })).toBe(true);
});

test('a muted outlet is hidden whole; nothing muted hides nothing', () => {
  expect(mutedTest({ words: [], sources: [7] })(russian('Всё', 7))).toBe(true);
  expect(mutedTest({ words: [], sources: [7] })(russian('Всё', 8))).toBe(false);
  expect(mutedTest({ words: ['?!'], sources: [] })(russian('?!'))).toBe(false);
});

test('a word is kept in one spelling', () => {
  expect(mutedWordOf('  ЁЛКА   зелёная ')).toBe('елка зеленая');
});
