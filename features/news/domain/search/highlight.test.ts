import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const hits = (text: string, language: string, ...lines: string[]) =>
  highlight(text, language, lines)
    .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
    .join('');

test('every form of a word that was asked for stands out, and nothing else', () => {
  expect(hits('О карантине в Твери', 'ru', 'карантин')).toBe('О [карантине] в Твери');
  expect(hits('Нью-Йорк ждёт', 'ru', 'йорк ждет')).toBe('Нью-[Йорк] [ждёт]');
  expect(hits('Lockdown in São Paulo', 'en', 'sao', 'lock')).toBe('[Lockdown] in [São] Paulo');
  expect(hits('東京で感染者が増加', 'ja', '感染者')).toBe('東京で[感染者]が増加');
});

test('excluded words do not stand out, and without words the text is whole', () => {
  expect(hits('Нефть и газ', 'ru', 'нефть -газ')).toBe('[Нефть] и газ');
  expect(highlight('Нефть', 'ru', [''])).toEqual([{ text: 'Нефть', isHit: false }]);
});
