import { expect, test } from 'vitest';
import { tokenise } from '../text/tokenise.ts';
import { completeOrganisations } from './complete-organisations.ts';

/** What is found in a text of which the taggers found only the marked pieces. */
function complete(text: string, ...pieces: readonly string[]): string[] {
  const found = pieces.map((piece) => {
    const start = text.indexOf(piece);
    return { kind: 'ORG', start, end: start + piece.length, text: piece };
  });
  return completeOrganisations(text, tokenise(text, 'ru'), found).map((span) => span.text);
}

test('initials in brackets are the body named before them, also when they stand alone later', () => {
  expect(
    complete('Международный валютный фонд (МВФ) ждёт. МВФ согласен.', 'Международный валютный фонд'),
  ).toEqual(['Международный валютный фонд', 'МВФ', 'МВФ']);
});

test('a capitalised name counts throughout when a quarter of its mentions was found, and not when fewer were', () => {
  expect(complete('Роснефть растёт. О Роснефти молчат.', 'Роснефть')).toEqual(['Роснефть', 'Роснефти']);
  expect(complete('Союз. Союз. Союз. Союз. Союз.', 'Союз')).toEqual(['Союз']);
});

test('a name of several words is known again in another case', () => {
  expect(complete('Новая партия спорит. О Новой партии пишут.', 'Новая партия')).toEqual([
    'Новая партия',
    'Новой партии',
  ]);
});

test('a name in quotes ends before its closing mark', () => {
  expect(complete('движение «За права человека» и суд', 'движение «За')).toEqual([
    'движение «За права человека',
  ]);
  expect(complete('газета «Труд» вышла', 'газета «Труд»')).toEqual(['газета «Труд']);
});
