/** How a text file of a table parts cells and writes decimals. */
export interface DelimitedManner {
  separator: ',' | ';' | '\t';
  decimal: '.' | ',';
}

/** The comma and the point of RFC 4180. */
export const standardManner: DelimitedManner = { separator: ',', decimal: '.' };

/** Signs by which a spreadsheet takes a cell for a formula, whatever stands before them that it does not show. */
const formula = /^[\s\u200b\ufeff]*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * A line of a table as a text file has it, without its end: the only writer of CSV and TSV in the product.
 * Numbers stay numbers. No text is a formula, neither in the cell it stands in nor where a program parts it by another separator
 * than the file's.
 */
export function delimitedLine(
  cells: readonly (string | number | boolean | null)[],
  { separator, decimal }: DelimitedManner = standardManner,
): string {
  return cells.map((cell) => cellOf(cell, decimal)).join(separator);
}

function cellOf(cell: string | number | boolean | null, decimal: string): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return String(cell);
  // A decimal comma parts the figure where the comma parts cells, into digits alone.
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const text = guardCell(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text with an apostrophe before each sign that a spreadsheet could run from: at its beginning, and after what parts cells elsewhere. */
export function guardCell(text: string): string {
  const begun = formula.test(text) ? `'${text}` : text;
  return partedFormula.test(begun) ? begun.replaceAll(partedFormula, "$1'") : begun;
}

/** What follows another separator and would be run: an equals or at sign, a plus or minus that calls something. */
const partedFormula =
  /([;,\t\r\n][ \u00a0\u200b\ufeff]{0,20})(?=[=@＝＠]|[+\-＋－][^;,\t\r\n]{0,500}[(|!=])/gu;

/** A text as it was before it was guarded. */
export function unguardCell(text: string): string {
  const begun = text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
  return begun.replaceAll(guardedPart, '$1');
}

const guardedPart =
  /([;,\t\r\n][ \u00a0\u200b\ufeff]{0,20})'(?=[=@＝＠]|[+\-＋－][^;,\t\r\n]{0,500}[(|!=])/gu;
