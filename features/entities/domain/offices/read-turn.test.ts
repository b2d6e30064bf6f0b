import { expect, test } from 'vitest';
import { groupTurns } from './group-turns.ts';
import { readTurn } from './read-turn.ts';

/** What the headline says of the person whose name stands in it in these words. */
const read = (title: string, written: string, name = written, language = 'ru') =>
  readTurn({
    title,
    starts: title.indexOf(written),
    ends: title.indexOf(written) + written.length,
    language,
    name,
  });

test.each([
  ['Иван Петров назначен врио губернатора Костромской области', 'Иван Петров', 'Иван Петров', 'takes'],
  ['Новым министром назначен Иван Петров', 'Иван Петров', 'Иван Петров', 'takes'],
  ['Президент назначил послом в Чили Ивана Петрова', 'Ивана Петрова', 'Иван Петров', 'takes'],
  ['Президент назначил врио главы Тывы Ивана Петрова', 'Ивана Петрова', 'Иван Петров', 'takes'],
  ['Губернатор Иван Петров ушел в отставку', 'Иван Петров', 'Иван Петров', 'leaves'],
  ['Президент принял отставку Ивана Петрова', 'Ивана Петрова', 'Иван Петров', 'leaves'],
  ['Мэр отправил Ивана Петрова в отставку', 'Ивана Петрова', 'Иван Петров', 'leaves'],
  ['Иван Петров назначил главой Росреестра Олега Сидорова', 'Иван Петров', 'Иван Петров', undefined],
  ['Экс-губернатор Иван Петров уволен', 'Иван Петров', 'Иван Петров', undefined],
])('%s', (title, written, name, turn) => {
  expect(read(title, written, name)).toBe(turn);
});

test.each([
  ['Mary Smith appointed as health minister', 'takes'],
  ['Governor names Mary Smith as chief of staff', 'takes'],
  ['Mayor Mary Smith resigns', 'leaves'],
  ['Officers fired over Mary Smith photo, police chief says', undefined],
])('%s', (title, turn) => {
  expect(read(title, 'Mary Smith', 'Mary Smith', 'en')).toBe(turn);
});

test.each([
  'Губернатор Иван Петров не ушел в отставку',
  'Губернатор Иван Петров может уйти в отставку',
  'Иван Петров назначен губернатором?',
  'Иван Петров назначен главным тренером сборной',
  'Глава банка Иван Петров станет гостем программы',
  'Иван Петров стал «Человеком года»',
])('of what is denied, wished, asked or no office nothing is read: %s', (title) => {
  expect(read(title, 'Иван Петров')).toBeUndefined();
});

test('headlines within a month are one turn, a later one is another', () => {
  const of = (day: string, entityId = 1) => ({ entityId, turn: 'leaves' as const, day });
  expect(groupTurns([of('2020-06-01'), of('2020-09-01'), of('2020-06-20'), of('2020-06-02', 2)])).toEqual([
    [of('2020-09-01')],
    [of('2020-06-01'), of('2020-06-20')],
    [of('2020-06-02', 2)],
  ]);
});
