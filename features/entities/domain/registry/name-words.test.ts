import { expect, test } from 'vitest';
import { nameWords } from './name-words.ts';
import { cutsOf, isWithinOneError } from './one-error.ts';

test.each([
  [
    'ПАО «Горно-металлургическая компания „Норникель“»',
    ['пао', 'горно', 'металлургическая', 'компания', 'норникель'],
  ],
  ['Семён Йозефович', ['семен', 'йозефович']],
  ['Lluís Maria de Puig', ['lluis', 'maria', 'de', 'puig']],
  ['国際連合', ['国際連合']],
  ['𝔸𝕃𝔽𝔸 Bank', ['alfa', 'bank']],
  ['Кот и кот', ['кот', 'и']],
  ['!!!', []],
])('%s is found by its words', (name, words) => {
  expect(nameWords(name)).toEqual(words);
});

test.each([
  ['собянин', 'собянин', true],
  ['сабянин', 'собянин', true],
  ['собянн', 'собянин', true],
  ['соббянин', 'собянин', true],
  ['соябнин', 'собянин', true],
  ['сабянен', 'собянин', false],
  ['собян', 'собянин', false],
])('%s and %s: one error at most is %s', (one, other, expected) => {
  expect(isWithinOneError(one, other)).toBe(expected);
});

test.each(['норникель', 'потанин', 'дума'])(
  'every way to write %s with one error leaves one piece of each cut right',
  (word) => {
    const letters = [...word];
    const wrong = letters.flatMap((_letter, at) => [
      letters.toSpliced(at, 1).join(''),
      letters.toSpliced(at, 1, 'ж').join(''),
      letters.toSpliced(at, 0, 'ж').join(''),
      letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at]!).join(''),
    ]);
    const reversed = letters.toReversed().join('');
    for (const typed of wrong)
      for (const { begins, endsReversed } of Object.values(cutsOf(typed)))
        expect(word.startsWith(begins) || reversed.startsWith(endsReversed), typed).toBe(true);
  },
);
