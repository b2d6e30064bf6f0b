import { expect, test } from 'vitest';
import { RefusedFeed } from '../refused-feed.ts';
import { decodeFeed } from './decode-feed.ts';
import { repairText } from './repair-text.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Text in a single-byte encoding, by looking its characters up in the decoder. */
function encode(text: string, encoding: string): Uint8Array {
  const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at));
  return Uint8Array.from(text, (character) => table.indexOf(character));
}

function wide(text: string, bytes: 2 | 4, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * bytes));
  Array.from(text).forEach((character, at) => {
    const code = character.codePointAt(0) ?? 0;
    if (bytes === 2) view.setUint16(at * 2, code, isLittle);
    else view.setUint32(at * 4, code, isLittle);
  });
  return new Uint8Array(view.buffer);
}

test('a byte order mark decides over everything and is no part of the text', () => {
  const { text, encoding } = decodeFeed(utf8('\ufeff<rss>é</rss>'), 'text/xml; charset=windows-1251');
  expect({ text, encoding }).toEqual({ text: '<rss>é</rss>', encoding: 'utf-8' });
});

test.each([
  ['utf-16be', 2, false],
  ['utf-16le', 2, true],
  ['utf-32be', 4, false],
  ['utf-32le', 4, true],
] as const)('%s is told by its zero bytes, whatever the declaration says', (name, bytes, isLittle) => {
  const { text, encoding } = decodeFeed(
    wide('<?xml version="1.0" encoding="utf-8"?><rss>я</rss>', bytes, isLittle),
  );
  expect(encoding).toBe(name);
  expect(text).toContain('<rss>я</rss>');
});

test('the header goes before the declaration, and the declaration before guesses', () => {
  const declared = '<?xml version="1.0" encoding="windows-1252"?><title>Привет</title>';
  expect(decodeFeed(encode(declared, 'windows-1251'), 'text/xml; charset=windows-1251').text).toContain(
    'Привет',
  );
  expect(decodeFeed(encode('<?xml version="1.0" encoding="KOI8-R"?><t>Привет</t>', 'koi8-r')).text).toContain(
    'Привет',
  );
});

test('valid UTF-8 beats a single-byte name that a server adds by default', () => {
  const { text, encoding, faults } = decodeFeed(utf8('<t>Привет</t>'), 'text/xml; charset=iso-8859-1');
  expect({ text, encoding }).toEqual({ text: '<t>Привет</t>', encoding: 'utf-8' });
  expect(faults).toContain('encoding_conflict');
});

test.each([
  ['windows-1251', 'В Вологде открыли мост через реку'],
  ['koi8-r', 'В Вологде открыли мост через реку'],
  ['iso-8859-5', 'В Вологде открыли мост через реку'],
  ['ibm866', 'В Вологде открыли мост через реку'],
  ['windows-1252', 'A decisão não será anunciada até amanhã'],
  ['windows-1252', '¿Qué pasará mañana en España según el ministro?'],
])('undeclared %s is told by its letters: %s', (encoding, sentence) => {
  const decoded = decodeFeed(encode(`<title>${sentence}</title>`, encoding));
  expect(decoded.encoding).toBe(encoding);
  expect(decoded.text).toContain(sentence);
  expect(decoded.faults).toContain('encoding_guessed');
});

test('undeclared Japanese is told in EUC-JP and in ISO-2022-JP', () => {
  // 東京の天気 in EUC-JP, and 日本 between the escapes of ISO-2022-JP
  expect(decodeFeed(Uint8Array.from([0xc5, 0xec, 0xb5, 0xfe, 0xa4, 0xce, 0xc5, 0xb7, 0xb5, 0xa4])).text).toBe(
    '東京の天気',
  );
  expect(decodeFeed(utf8('\u001b$BF|K\\\u001b(B')).text).toBe('日本');
});

test('one broken byte in much UTF-8 costs one character, not the text', () => {
  const bytes = utf8('Пять слов этого текста целы');
  bytes[1] = 0xff;
  const { text, faults } = decodeFeed(bytes);
  expect(text).toMatch(/^\ufffd+ять слов/);
  expect(faults).toContain('invalid_bytes');
});

test('an unknown name is told and does no harm', () => {
  const { text, faults } = decodeFeed(utf8('<?xml version="1.0" encoding="bogus"?><t>é</t>'));
  expect(text).toContain('é');
  expect(faults).toContain('unknown_encoding');
});

test('nothing at all is refused', () => {
  expect(() => decodeFeed(new Uint8Array())).toThrow(RefusedFeed);
});

test('UTF-8 once read as Latin-1 is turned back, windows-1252 control codes too, and honest text stays', () => {
  expect(repairText('\u00e2\u0080\u00a6')).toBe('…');
  expect(repairText('don\u0092t')).toBe('don’t');
  expect(repairText('São Paulo — Ã')).toBe('São Paulo — Ã');
});
