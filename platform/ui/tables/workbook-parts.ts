import { fileNumber } from '#platform/charts/download/chart-csv.ts';
import type { ChartCell, ChartColumn, ChartTable } from '#platform/charts/frame/chart-table.ts';
import { dayToDate } from '#platform/shared/calendar-days.ts';

const office = 'http://schemas.openxmlformats.org';
const main = `${office}/spreadsheetml/2006/main`;
const relations = `${office}/officeDocument/2006/relationships`;
const packageRelations = `${office}/package/2006/relationships`;
const excelTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Styles by index, as styles.xml lists them. */
const style = { plain: 0, head: 1, day: 2 } as const;

/** Everything of the file but the sheets themselves; paths inside the archive → XML. */
export function workbookParts(titles: readonly string[]): Record<string, string> {
  const names = sheetNames(titles);
  return {
    '[Content_Types].xml':
      `<Types xmlns="${office}/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${excelTypes}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${excelTypes}.styles+xml"/>` +
      names
        .map(
          (_, at) =>
            `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${excelTypes}.worksheet+xml"/>`,
        )
        .join('') +
      '</Types>',
    '_rels/.rels': relationList([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relationList([
      ...names.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/workbook.xml':
      `<workbook xmlns="${main}" xmlns:r="${relations}">` +
      `<sheets>${names.map((name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/styles.xml':
      `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
      '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/>' +
      '<xf fontId="1" applyFont="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>',
  };
}

/** The sheet: columns as wide as their longest cell, within 8 and 60 signs. */
export function sheetXml({ columns, rows }: ChartTable): string {
  const widths = columns.map(({ label }, at) =>
    Math.min(60, Math.max(8, label.length, ...rows.map((row) => String(row[at] ?? '').length)) + 2),
  );
  const cols = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const head = columns.map(({ label }, at) => textCell(cellName(at, 0), label, style.head));
  const body = rows.map((row, index) => {
    const cells = columns.map((column, at) => cellXml(cellName(at, index + 1), row[at] ?? null, column));
    return `<row r="${index + 2}">${cells.join('')}</row>`;
  });
  return (
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${cols.join('')}</cols><sheetData><row r="1">${head.join('')}</row>${body.join('')}</sheetData></worksheet>`
  );
}

/** Column letters and row number: 0, 0 → A1; 27, 1 → AB2. */
export function cellName(column: number, row: number): string {
  let letters = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1) {
    letters = String.fromCharCode(65 + (left % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}

function cellXml(name: string, cell: ChartCell, { kind }: ChartColumn): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${name}"><v>${fileNumber(cell)}</v></c>`;
  if (kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(cell)) {
    return `<c r="${name}" s="${style.day}"><v>${excelDay(cell)}</v></c>`;
  }
  return textCell(name, cell, style.plain);
}

/** Days since 30 December 1899: Excel's count, right from March 1900 on. */
function excelDay(day: string): number {
  return dayToDate(day).getTime() / 86_400_000 + 25_569;
}

function textCell(name: string, text: string, styleIndex: number): string {
  return `<c r="${name}" t="inlineStr" s="${styleIndex}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

/** Excel refuses more than 31 signs and any of []:*?/\ in a sheet's name. */
function sheetName(title: string): string {
  return (
    title
      .replace(/[[\]:*?/\\]/g, ' ')
      .trim()
      .slice(0, 31)
      .trim() || 'Svodka'
  );
}

/** Two sheets of one name make a workbook Excel will not open. */
function sheetNames(titles: readonly string[]): string[] {
  const names = titles.map(sheetName);
  return names.map((name, at) => (names.indexOf(name) === at ? name : `${name.slice(0, 28)} ${at + 1}`));
}

function relationList(targets: readonly (readonly [string, string])[]): string {
  const list = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packageRelations}">${list.join('')}</Relationships>`;
}

function escapeXml(text: string): string {
  return (
    text
      // Signs XML 1.0 cannot carry at all.
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  );
}
