import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { worstBook } from '#platform/server/testing/worst-files.ts';
import { ApiError } from '#platform/web/api.ts';
import { fourPlaces } from '../../testing/read-text.ts';
import { fileFailure } from '../../web/file-failure.ts';
import type { FileChoices } from '../../domain/choices.ts';
import { isReady } from '../../domain/judging/judge-values.ts';
import { read } from './own-file-reader.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const readAll = (bytes: Uint8Array, said: FileChoices = {}) => [
  ...read({ bytes, said, places: fourPlaces, chosen: [] }),
];
const endOf = (bytes: Uint8Array, choices?: FileChoices): string => {
  try {
    const [file] = readAll(bytes, choices);
    return file!.values.some(isReady) ? 'values' : 'no_values';
  } catch (error) {
    return (error as { reason?: string }).reason ?? String(error);
  }
};
const named = 'Регион;Год;Доля, %\n';
const utf16 = new Uint8Array(
  [...named].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
);

const hostile: Record<string, [reason: string, bytes: Uint8Array, choices?: FileChoices]> = {
  'nothing at all': ['no_header', new Uint8Array()],
  'lines with nothing in them': ['no_header', bytesOf('\n;;;\n\n')],
  'a page': ['wrong_type', bytesOf('<!doctype html><html><body>403</body></html>')],
  'a page behind a byte order mark': ['wrong_type', bytesOf('\uFEFF<html><head></head>')],
  'an old XLS': ['wrong_type', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])],
  'a picture': ['wrong_type', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
  'UTF-16 without its mark': ['wrong_type', utf16],
  'bytes that are no UTF-8, called UTF-8': [
    'bad_encoding',
    new Uint8Array([0xd0, 0xe5, 0xe3]),
    { encoding: 'utf-8' },
  ],
  'an archive without a sheet': ['no_sheet', zipSync({ 'a.txt': strToU8('x') })],
  'half a workbook': ['archive', worstBook('<row><c><v>1</v></c></row>').subarray(0, 120)],
  'a sheet that unpacks to 12 MB': [
    'archive',
    zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(12_000_001) }),
  ],
  'a sheet that is cut off': ['archive', worstBook('<row><c><v>1</v></c>')],
  'a sheet of thirty levels': ['too_deep', worstBook('<a>'.repeat(31))],
  'a million elements': ['too_heavy', worstBook('<a/>'.repeat(1_000_001))],
  'an open quotation mark': ['open_quote', bytesOf(`${named}"Питер;2020;1`)],
  'a hundred and one columns': ['too_many_columns', bytesOf(`${'1;'.repeat(100)}1\n`)],
  'a cell of 100,001 signs': ['too_long_cell', bytesOf('x'.repeat(100_001))],
  'more rows than a file may have': ['too_many', bytesOf('a;b\n'.repeat(20_001))],
  'more series than a file may hold': [
    'too_many_series',
    bytesOf(`Регион;Год;${'а;'.repeat(21)}\nПитер;2020;${'1;'.repeat(21)}`),
  ],
  'formulas alone': [
    'no_values',
    worstBook(
      '<row><c t="inlineStr"><is><t>Питер</t></is></c><c><v>2020</v></c><c><f>WEBSERVICE("http://127.0.0.1")</f><v>2</v></c></row>',
    ),
  ],
  'places nobody knows': ['no_values', bytesOf(`${named}Мордор;2020;1`)],
  'words for numbers': ['no_values', bytesOf(`${named}Питер;2020;пять`)],
  'numbers without end': [
    'no_values',
    bytesOf(`${named}Питер;2020;1e999\nПитер;2021;NaN\nПитер;2022;Infinity`),
  ],
  'times that are none': ['no_values', bytesOf(`${named}Питер;31.02.2020;1`)],
};

test('24 hostile files end with a word each, and each word has a sentence', () => {
  const ends = Object.entries(hostile).map(([name, [, bytes, choices]]) => [name, endOf(bytes, choices)]);
  expect(Object.fromEntries(ends)).toEqual(
    Object.fromEntries(Object.entries(hostile).map(([name, [reason]]) => [name, reason])),
  );
  expect(ends).toHaveLength(24);
  const sentence = (message: string): string =>
    fileFailure(
      new ApiError({
        type: '',
        title: 'no sentence',
        status: 400,
        code: 'form_incorrect',
        fields: [{ path: 'file', message }],
      } as ConstructorParameters<typeof ApiError>[0]),
      (key) => key,
    );
  const reasons = new Set(Object.values(hostile).map(([reason]) => reason));
  expect([...reasons].filter((reason) => sentence(reason) === 'no sentence')).toEqual([]);
});

test('a file of a Russian Excel with every habit at once is read: windows-1251, sep=;, no-break spaces, decimal commas, ends of separators, empty rows', () => {
  const text = `sep=;\r\n${named}\r\nПитер;31.12.2019;1\u00A0204,5;;;\r\n;;;;;\r\nТатарстан ;31.12.2020;3,6;;;\r\n`;
  const bytes = Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0)!;
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });
  const [file] = readAll(bytes);
  expect(file).toMatchObject({
    encoding: 'windows-1251',
    separator: 'semicolon',
    reading: { decimal: 'comma' },
  });
  expect(file!.values.map(({ yugoId, day, value }) => [yugoId, day, value])).toEqual([
    [4, '2019-12-31', 1204.5],
    [3, '2020-12-31', 3.6],
  ]);
});
