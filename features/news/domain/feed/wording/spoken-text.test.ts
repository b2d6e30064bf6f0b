import { expect, test } from 'vitest';
import { spokenText } from './spoken-text.ts';

test('the headline ends with a stop before the text begins', () => {
  expect(spokenText('Мост открыт', 'Движение пущено.')).toBe('Мост открыт.\nДвижение пущено.');
  expect(spokenText('Мост открыт?', 'Да.')).toBe('Мост открыт?\nДа.');
  expect(spokenText('Мост открыт', '')).toBe('Мост открыт');
});

test('addresses and signs a voice would spell out are not read', () => {
  expect(spokenText('Bridge [[opens]]', '**Traffic** https://a.example/b runs')).toBe(
    'Bridge opens.\nTraffic runs',
  );
});

test('a long text is cut behind its last whole sentence that fits', () => {
  expect(spokenText('Title', 'One two three. Four five six. Seven eight nine.', 40)).toBe(
    'Title.\nOne two three. Four five six.',
  );
});
