import { expect, test } from 'vitest';
import { personNames } from './person-names.ts';

test.each([
  ['Брынцалов Владимир Алексеевич', 'Владимир Брынцалов', ['Брынцалов Владимир Алексеевич']],
  ['Борис Всеволодович Громов', 'Борис Громов', ['Борис Всеволодович Громов']],
  ['Цыбизова Татьяна Игоревна', 'Татьяна Цыбизова', ['Цыбизова Татьяна Игоревна']],
  ['Сергей Собянин', 'Сергей Собянин', []],
  ['Абдул Хаким аль Султыгов', 'Абдул Хаким аль Султыгов', []],
])('%s is called %s in the news', (written, usual, aliases) => {
  expect(personNames(written, 'Somebody')).toEqual({ names: { ru: usual, en: 'Somebody' }, aliases });
});

test('nobody gets a name in a language that no list gives', () => {
  expect(personNames('', 'Kofi Annan')).toEqual({ names: { en: 'Kofi Annan' }, aliases: [] });
});
