import { expect, test } from 'vitest';
import { cleanTyped } from './typed-text.ts';
import { searchKey } from './text-search-key.ts';

test('what nobody sees or means is not compared', () => {
  expect(cleanTyped('ＣＯＶＩＤ')).toBe('COVID');
  expect(cleanTyped('за\u0301мок и\u0301гра')).toBe('замок игра');
  expect(cleanTyped('каран\u00adтин\u200b \ufeffв')).toBe('карантин в');
  expect(cleanTyped('и\u0306од São e\u0301')).toBe('йод São é');
  expect(cleanTyped('ﾊﾞｽ ﬁn школа №5')).toBe('バス fin школа №5');
  expect(searchKey('Калу\u0301жская и\u0301збу ＭＯＳ\u00adCOW')).toBe('калужская избу moscow');
});
