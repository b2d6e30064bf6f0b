import { fileNumber } from '#platform/charts/download/chart-csv.ts';
import type { ChartCell, ChartColumn, ChartTable } from '#platform/charts/frame/chart-table.ts';
import { dayToDate } from '#platform/shared/calendar-days.ts';
import type { FileNotes } from './file-notes.ts';
import { plainText } from './file-text.ts';
import { escapeXml, main, relations, style } from './workbook-parts.ts';
import { columnDigits } from '#platform/ui/chart-frame/column-digits.ts';

/** Columns whose numbers name something: they are not counted and have no thousands. */
const naming = /^(year|yugoId|id|oktmo|okato|inn)$/;

/** How a spreadsheet shows a column of numbers: thousands apart, the decimals of its values, a per cent sign where it counts them. */
function numberFormat({ key, unit, label }: ChartColumn, cells: readonly ChartCell[]): string {
  if (naming.test(key)) return '0';
  const digits = columnDigits(cells);
  const number = digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`;
  const isPercent = unit === '%' || /[,(]\s*%\)?$/.test(label);
  return isPercent ? `${number}" %"` : number;
}

/** Formats of numbers that the sheets of a workbook use, each once. */
export class Formats {
  readonly all: string[] = [];

  /** The style of a format. */
  styleOf(format: string): number {
    const known = this.all.indexOf(format);
    return style.firstNumber + (known >= 0 ? known : this.all.push(format) - 1);
  }
}

/** A sheet and the addresses it links to. */
interface Sheet {
  xml: string;
  links: string[];
}

/** Excel keeps so many links of a sheet, and so long ones. */
const maxLinks = 60_000;
const maxLinkLength = 2000;
const isDay = (cell: ChartCell): cell is string => typeof cell === 'string' && /^\d{4}-\d\d-\d\d$/.test(cell);
const isLink = (cell: ChartCell): cell is string =>
  typeof cell === 'string' && /^https?:\/\/\S+$/.test(cell) && cell.length <= maxLinkLength;

/** The sheet of a table: columns as wide as their longest cell, within 8 and 60 signs; the head can be filtered by. */
export function sheetXml({ columns, rows }: ChartTable, formats: Formats): Sheet {
  const styles = columns.map((column, at) =>
    column.kind === 'number'
      ? formats.styleOf(
          numberFormat(
            column,
            rows.map((row) => row[at] ?? null),
          ),
        )
      : style.plain,
  );
  const head = columns.map(({ label }, at) => textCell(cellName(at, 0), label, style.head));
  const linked = new Links();
  const body = rows.map((row, index) => {
    const cells = columns.map((column, at) =>
      cellXml(cellName(at, index + 1), row[at] ?? null, { column, number: styles[at]!, linked }),
    );
    return `<row r="${index + 2}">${cells.join('')}</row>`;
  });
  const widths = columns.map(({ label }, at) =>
    Math.min(60, Math.max(8, label.length, ...rows.map((row) => lengthOf(row[at] ?? null))) + 2),
  );
  const filter =
    rows.length === 0 ? '' : `<autoFilter ref="A1:${cellName(columns.length - 1, rows.length)}"/>`;
  return {
    xml:
      `<worksheet xmlns="${main}" xmlns:r="${relations}"><sheetViews><sheetView workbookViewId="0">` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `${colsXml(widths)}<sheetData><row r="1">${head.join('')}</row>${body.join('')}</sheetData>${filter}${linked.xml}</worksheet>`,
    links: linked.all,
  };
}

/** The sheet of the notes: names and values, without a head. */
export function notesXml({ lines }: FileNotes): Sheet {
  const linked = new Links();
  const column: ChartColumn = { key: 'value', label: '', kind: 'date' };
  const body = lines.map(
    ([name, value], at) =>
      `<row r="${at + 1}">${textCell(cellName(0, at), name, style.head)}${cellXml(cellName(1, at), value, { column, number: style.plain, linked })}</row>`,
  );
  return {
    xml: `<worksheet xmlns="${main}" xmlns:r="${relations}">${colsXml([24, 100])}<sheetData>${body.join('')}</sheetData>${linked.xml}</worksheet>`,
    links: linked.all,
  };
}

/** Cells of a sheet that lead to an address. */
class Links {
  readonly all: string[] = [];
  readonly #cells: string[] = [];

  add(cell: string, target: string): boolean {
    if (this.all.length >= maxLinks) return false;
    this.#cells.push(`<hyperlink ref="${cell}" r:id="rId${this.all.push(target)}"/>`);
    return true;
  }

  get xml(): string {
    return this.#cells.length === 0 ? '' : `<hyperlinks>${this.#cells.join('')}</hyperlinks>`;
  }
}

const colsXml = (widths: readonly number[]): string =>
  `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`;

/** Signs of a cell as it is shown: a number has its thousands apart and two decimals at most. */
function lengthOf(cell: ChartCell): number {
  if (typeof cell !== 'number') return cell?.length ?? 0;
  const whole = Math.trunc(Math.abs(cell)).toString().length;
  return whole + Math.floor((whole - 1) / 3) + (Number.isInteger(cell) ? 1 : 4);
}

/** Column letters and row number: 0, 0 → A1; 27, 1 → AB2. */
export function cellName(column: number, row: number): string {
  let letters = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1) {
    letters = String.fromCharCode(65 + (left % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}

function cellXml(
  name: string,
  cell: ChartCell,
  { column, number, linked }: { column: ChartColumn; number: number; linked: Links },
): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${name}" s="${number}"><v>${fileNumber(cell)}</v></c>`;
  if (column.kind === 'date' && isDay(cell))
    return `<c r="${name}" s="${style.day}"><v>${excelDay(cell)}</v></c>`;
  return textCell(name, cell, isLink(cell) && linked.add(name, cell) ? style.link : style.plain);
}

/** Days since 30 December 1899: Excel's count, right from March 1900 on. */
function excelDay(day: string): number {
  return dayToDate(day).getTime() / 86_400_000 + 25_569;
}

function textCell(name: string, text: string, styleIndex: number): string {
  return `<c r="${name}" t="inlineStr" s="${styleIndex}"><is><t xml:space="preserve">${escapeXml(plainText(text))}</t></is></c>`;
}
