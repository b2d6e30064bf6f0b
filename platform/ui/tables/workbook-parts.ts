import { plainText } from './file-text.ts';

const office = 'http://schemas.openxmlformats.org';
/** Namespaces of a sheet. */
export const main = `${office}/spreadsheetml/2006/main`;
export const relations = `${office}/officeDocument/2006/relationships`;
const packageRelations = `${office}/package/2006/relationships`;
const excelTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Styles by index, as styles.xml lists them; those of numbers follow. */
export const style = { plain: 0, head: 1, day: 2, link: 3, firstNumber: 4 } as const;

/** Formats of one's own begin at this number. */
const firstFormat = 164;

/** Everything of the file but the sheets themselves; paths inside the archive → XML. */
export function workbookParts(names: readonly string[], formats: readonly string[]): Record<string, string> {
  const override = (path: string, type: string): string =>
    `<Override PartName="${path}" ContentType="${type}"/>`;
  return {
    '[Content_Types].xml':
      `<Types xmlns="${office}/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      override('/xl/workbook.xml', `${excelTypes}.sheet.main+xml`) +
      override('/xl/styles.xml', `${excelTypes}.styles+xml`) +
      override('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml') +
      names
        .map((_, at) => override(`/xl/worksheets/sheet${at + 1}.xml`, `${excelTypes}.worksheet+xml`))
        .join('') +
      '</Types>',
    '_rels/.rels': relationList([
      [`${relations}/officeDocument`, 'xl/workbook.xml'],
      [`${packageRelations}/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml':
      `<cp:coreProperties xmlns:cp="${office}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
      `<dc:title>${escapeXml(names[0] ?? '')}</dc:title><dc:creator>Svodka</dc:creator></cp:coreProperties>`,
    'xl/_rels/workbook.xml.rels': relationList([
      ...names.map((_, at) => [`${relations}/worksheet`, `worksheets/sheet${at + 1}.xml`] as const),
      [`${relations}/styles`, 'styles.xml'],
    ]),
    'xl/workbook.xml':
      `<workbook xmlns="${main}" xmlns:r="${relations}">` +
      `<sheets>${names.map((name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/styles.xml': stylesXml(formats),
  };
}

function stylesXml(formats: readonly string[]): string {
  const own = formats.map(
    (format, at) => `<numFmt numFmtId="${firstFormat + at}" formatCode="${escapeXml(format)}"/>`,
  );
  const numbers = formats.map(
    (_, at) => `<xf numFmtId="${firstFormat + at}" xfId="0" applyNumberFormat="1"/>`,
  );
  const font = (inner: string): string => `<font>${inner}<sz val="11"/><name val="Calibri"/></font>`;
  return (
    `<styleSheet xmlns="${main}">` +
    (own.length === 0 ? '' : `<numFmts count="${own.length}">${own.join('')}</numFmts>`) +
    `<fonts count="3">${font('')}${font('<b/>')}<font><u/><sz val="11"/><color rgb="FF0B57D0"/><name val="Calibri"/></font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    `<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${style.firstNumber + numbers.length}"><xf xfId="0"/>` +
    `<xf fontId="1" xfId="0" applyFont="1"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/><xf fontId="2" xfId="0" applyFont="1"/>${numbers.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}

/** Addresses that a sheet links to, in the order of its links. */
export function linksXml(links: readonly string[]): string {
  const list = links.map(
    (target, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/hyperlink" Target="${escapeXml(target)}" TargetMode="External"/>`,
  );
  return `<Relationships xmlns="${packageRelations}">${list.join('')}</Relationships>`;
}

function relationList(targets: readonly (readonly [string, string])[]): string {
  const list = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packageRelations}">${list.join('')}</Relationships>`;
}

/** Excel takes 31 signs of a sheet's name. */
const maxName = 31;

/** Excel refuses any of []:*?/\ in a sheet's name; a long one ends with a whole word. */
function sheetName(title: string): string {
  const clean = plainText(title)
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (clean.length <= maxName) return clean || 'Svodka';
  const cut = clean.slice(0, maxName + 1);
  const end = cut.lastIndexOf(' ');
  return (end > maxName / 2 ? cut.slice(0, end) : clean.slice(0, maxName)).replace(/[\s,;–-]+$/, '');
}

/** Names of the sheets: two of one name make a workbook Excel will not open. */
export function sheetNames(titles: readonly string[]): string[] {
  const names = titles.map(sheetName);
  return names.map((name, at) => (names.indexOf(name) === at ? name : `${name.slice(0, 28)} ${at + 1}`));
}

/** Text inside XML, without the signs XML 1.0 cannot carry at all. */
export function escapeXml(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  );
}
