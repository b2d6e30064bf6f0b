import { expect, test } from 'vitest';
import { tidyText } from './tidy-text.ts';

test('directions and invisible signs go, words and joined emoji stay', () => {
  expect(tidyText('\u202Eтекст\u202C \u200Bслово\u2066\uFEFF')).toBe('текст слово');
  expect(tidyText('семья 👨‍👩‍👧')).toBe('семья 👨‍👩‍👧');
  expect(tidyText('می‌خواهم')).toBe('می‌خواهم');
});

test('a letter carries three marks at most, a text one empty line in a row', () => {
  expect(tidyText(`б${'\u0323'.repeat(50)}`)).toHaveLength(4);
  expect(tidyText('  раз  \r\n\r\n\r\n\r\nдва ')).toBe('раз\n\nдва');
});

test('a text of nothing but unseen signs is empty, markup stays as it was typed', () => {
  expect(tidyText('\u200B\u2060 \n')).toBe('');
  expect(tidyText('<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
});
