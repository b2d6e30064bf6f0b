import type { FileChoices } from '../domain/choices.ts';
import { readOwnFile } from '../domain/read-own-file.ts';

const place = (iso: string, yugoId: number, ...names: string[]) => ({
  iso,
  yugoId,
  okato: iso === 'RU-TA' ? '92' : null,
  oktmo: null,
  names,
});

/** Four regions that a file of a test may name. */
export const fourPlaces = [
  place('RU-KLU', 1, 'Калужская область'),
  place('RU-TUL', 2, 'Тульская область'),
  place('RU-TA', 3, 'Республика Татарстан', 'Татарстан'),
  place('RU-SPE', 4, 'Санкт-Петербург', 'г. Санкт-Петербург'),
];

/** Understands a text whose cells stand between semicolons, as a file that a person makes choices about. */
export function readText(text: string, choices: FileChoices = {}, isWorkbook = false) {
  const rows = text.split('\n').flatMap((line, at) => {
    const cells = line.split(';');
    return cells.every((cell) => cell === '') ? [] : [{ row: at + 1, cells }];
  });
  return readOwnFile(rows, choices, {
    isWorkbook,
    signLines: 0,
    places: fourPlaces,
    chosen: new Map([['рост', 2]]),
  });
}
