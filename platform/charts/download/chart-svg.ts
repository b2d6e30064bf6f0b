/** What stands around a downloaded chart; all words in the reader's language. */
export interface ChartSheet {
  /** The finding, then what is drawn. */
  title: string;
  subtitle?: string;
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

/** Size in px of the sheet around a chart. */
export function sheetSize({ width, height, subtitle, notes = [] }: Omit<Drawing, 'markup' | 'token'>) {
  const head = 24 + (subtitle ? 20 : 0) + 12;
  return { width: width + 2 * margin, height: height + head + notes.length * 16 + 12 + 2 * margin, head };
}

/** A stand-alone SVG document: title, chart, source; every token resolved, nothing that can be clicked or run. */
export function chartSvg(drawing: Drawing): string {
  const { title, subtitle, notes = [], width, height, token, fontCss } = drawing;
  const sheet = sheetSize(drawing);
  const chartY = margin + sheet.head;
  const line = (text: string, y: number, look: string) =>
    `<text x="${margin}" y="${y}" ${look}>${escapeXml(text)}</text>`;
  const words = [
    line(title, margin + 16, 'font-size="16" font-weight="600" fill="var(--ink)"'),
    subtitle ? line(subtitle, margin + 38, 'font-size="14" fill="var(--ink-2)"') : '',
    ...notes.map((note, index) =>
      line(note, chartY + height + 28 + index * 16, 'font-size="12" fill="var(--ink-3)"'),
    ),
  ];
  const document = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}"`,
    ` viewBox="0 0 ${sheet.width} ${sheet.height}" font-family="var(--ui)" font-size="12"`,
    ' font-variant-numeric="tabular-nums">',
    `<title>${escapeXml(title)}</title>`,
    fontCss ? `<style>${fontCss}</style>` : '',
    `<rect width="${sheet.width}" height="${sheet.height}" fill="var(--ground)"/>`,
    ...words,
    nested(drawing.markup, { x: margin, y: chartY, width, height }),
    '</svg>',
  ].join('');
  return resolveTokens(document, token);
}

/** The chart's own <svg>, placed and sized in px, without links, handlers and names for assistive technology. */
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
