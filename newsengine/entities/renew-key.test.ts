import { expect, test } from 'vitest';
import { mentionKey } from './mention-key.ts';
import { renewKey } from './renew-key.ts';

test.each<[what: string, key: string, names: string[], expected: string]>([
  ['made by today’s rules: as it is', mentionKey('Кострома'), ['Кострома'], mentionKey('Кострома')],
  ['a town by other rules', 'костром', ['Кострома', 'Kostroma'], mentionKey('Кострома')],
  ['a name in another order', 'серге собянины', ['Собянин Сергей'], mentionKey('Сергей Собянин')],
  [
    'a number that tells namesakes apart stays',
    'костромы Q123',
    ['Кострома'],
    `${mentionKey('Кострома')} Q123`,
  ],
  ['nothing of the names in it: as it is', 'мвф', ['Кострома'], 'мвф'],
  ['Latin names have a stem of their own', 'kostrom', ['Kostroma'], 'kostroma'],
])('%s', (_what, key, names, expected) => {
  expect(renewKey(key, names)).toBe(expected);
});
