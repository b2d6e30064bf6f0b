import { drawKeys, placeKeys, type SheetKey } from './sheet-keys.ts';
import { breakLines } from '#platform/charts/marks/text-width.ts';

/** What stands around a downloaded chart; all words in the reader's language. */
export interface ChartSheet {
  /** The finding, then what is drawn. */
  title: string;
  subtitle?: string;
  /** What the signs of the chart stand for, where that is told beside it on the page. */
  keys?: readonly SheetKey[];
  /** Source, dates, licence: one line each below the chart. */
  notes?: readonly string[];
}

interface Drawing extends ChartSheet {
  /** Markup of the chart's own <svg>, with `var(--token)` still in it. */
  markup: string;
  width: number;
  height: number;
  /** The value of a token in the theme shown, '' when unknown. */
  token: (name: string) => string;
  /** @font-face rules to embed; the reader's fonts otherwise. */
  fontCss?: string;
}

const margin = 24;

/** Narrow charts get a sheet wide enough to be read. */
const minWidth = 400;

/** Size in px of the sheet around a chart: words are broken to its width. */
export function sheetSize(drawing: Omit<Drawing, 'markup' | 'token'>) {
  const { head, notes, inner, keys } = placeWords(drawing);
  const headHeight = head.reduce((sum, { leading }) => sum + leading, 0) + 12;
  const chartY = margin + headHeight;
  const keysY = chartY + drawing.height + 12;
  const notesY = keysY + (keys.height === 0 ? 0 : keys.height + 8);
  const height = notesY + notes.length * 16 + margin;
  return { width: inner + 2 * margin, height, chartY, keysY, notesY };
}

/** A stand-alone SVG document: title, chart, source; every token resolved, nothing that can be clicked or run. */
export function chartSvg(drawing: Drawing): string {
  const { title, width, height, token, fontCss } = drawing;
  const sheet = sheetSize(drawing);
  const { head, notes, keys } = placeWords(drawing);
  let y = margin - 4;
  const heading = head.map(({ text, leading, look }) => {
    y += leading;
    return `<text x="${margin}" y="${y}" ${look}>${escapeXml(text)}</text>`;
  });
  const footing = notes.map((text, index) => {
    const noteY = sheet.notesY + 16 + index * 16;
    return `<text x="${margin}" y="${noteY}" font-size="12" fill="var(--ink-3)">${escapeXml(text)}</text>`;
  });
  const document = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}"`,
    ` viewBox="0 0 ${sheet.width} ${sheet.height}" font-family="var(--ui)" font-size="12"`,
    ' font-variant-numeric="tabular-nums">',
    `<title>${escapeXml(title)}</title>`,
    fontCss ? `<style>${fontCss}</style>` : '',
    `<rect width="${sheet.width}" height="${sheet.height}" fill="var(--ground)"/>`,
    ...heading,
    nested(drawing.markup, { x: margin, y: sheet.chartY, width, height }),
    drawKeys(keys.placed, { x: margin, y: sheet.keysY }, escapeXml),
    ...footing,
    '</svg>',
  ].join('');
  return resolveTokens(document, token);
}

const titleLook = { leading: 24, look: 'font-size="16" font-weight="600" fill="var(--ink)"' };
const subtitleLook = { leading: 20, look: 'font-size="14" fill="var(--ink-2)"' };

function placeWords({ title, subtitle, keys = [], notes = [], width }: Omit<Drawing, 'markup' | 'token'>) {
  const inner = Math.max(minWidth, width);
  const titles = breakLines(title, inner, { size: 16, bold: true });
  const subtitles = subtitle ? breakLines(subtitle, inner, { size: 14 }) : [];
  return {
    inner,
    keys: placeKeys(keys, inner),
    head: [
      ...titles.map((text) => ({ text, ...titleLook })),
      ...subtitles.map((text) => ({ text, ...subtitleLook })),
    ],
    notes: notes.flatMap((note) => breakLines(note, inner, { size: 12 })),
  };
}

/** The chart's own <svg>, laid out and sized in px, without links, handlers and names for assistive technology. */
function nested(markup: string, box: { x: number; y: number; width: number; height: number }): string {
  const { x, y, width, height } = box;
  const viewBox = /viewBox="([^"]*)"/.exec(markup)?.[1] ?? `0 0 ${width} ${height}`;
  const inner = markup.replace(/^[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const still = inner
    .replaceAll(/<a\b[^>]*>/g, '<g>')
    .replaceAll('</a>', '</g>')
    .replaceAll(/ (?:role|tabindex|class|aria-[a-z]+|data-[a-z-]+|pointer-events)="[^"]*"/g, '');
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" overflow="visible">${still}</svg>`;
}

/** Replaces `var(--token)`, also where a token's value names another one; quotes of font names become single. */
export function resolveTokens(markup: string, token: (name: string) => string): string {
  let resolved = markup;
  for (let depth = 0; depth < 4 && resolved.includes('var(--'); depth += 1)
    resolved = resolved.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) =>
      token(name).trim().replaceAll('"', "'"),
    );
  return resolved;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
