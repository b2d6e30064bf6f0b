import { strToU8, zipSync } from 'fflate';

/** A workbook whose sheet, and texts where given, are the texts. */
export function worstBook(sheet: string, texts?: string): Uint8Array {
  return zipSync({
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...(texts !== undefined && { 'xl/sharedStrings.xml': strToU8(texts) }),
  });
}
