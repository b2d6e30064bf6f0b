import { expect, test } from 'vitest';
import { withoutServicePhrases } from './service-phrases.ts';

test('what a headline says of itself is left out, what happened stays', () => {
  const words = (title: string) =>
    withoutServicePhrases(title, 'en')
      .match(/\p{L}+/gu)
      ?.join(' ');
  expect(words('2020 MLB draft: Everything you need to know on draft day')).toBe('MLB draft draft day');
  expect(words('Coronavirus live updates: New York City starts reopening')).toBe(
    'Coronavirus New York City starts reopening',
  );
});

test('a headline of such a phrase alone stays, and so does any other', () => {
  expect(withoutServicePhrases('What to expect', 'en')).toBe('What to expect');
  expect(withoutServicePhrases('He did not know what to do', 'en')).toBe('He did not know what to do');
});
