import { expect, test } from 'vitest';
import { findJapaneseNames } from './japanese-names.ts';

const names = (text: string): string[] => findJapaneseNames(text).map(([from, to]) => text.slice(from, to));

test.each([
  ['千葉県で工場火災', ['千葉県']],
  ['俳優の佐藤健一さん死去', ['佐藤健一']],
  ['ソフトバンクが日本ハムに勝利', ['ソフトバンク']],
  ['コロナのワクチン接種始まる', []],
] as const)('%s names %j', (text, expected) => {
  expect(names(text)).toEqual(expected);
});
