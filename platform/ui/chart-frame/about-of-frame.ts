import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';

/** What a chart without its own description tells of itself by what stands around it; `name` where it has no title. */
export function aboutOfFrame(frame: Element | null, name: string): ChartAbout {
  return aboutOf(frame, titleOf(frame) || name);
}

/** What a table tells of itself by its own title and the tile it stands in. */
export function aboutOfTable(table: Element | null, title: string): ChartAbout {
  return aboutOf(table?.closest('[data-tile]') ?? null, title);
}

/** Whose page it stands on, what the tile says of unit and period below its title, its source line, the page's address. */
function aboutOf(tile: Element | null, title: string): ChartAbout {
  const what = inSentences([title, subOf(tile)]);
  return {
    place: '',
    indicator: [pageSubject(), what].filter((part) => part !== '').join(': '),
    period: '',
    unit: '',
    source: sourceOf(tile),
    address: location.href,
  };
}

/** Whom the page is about: its heading. */
export function pageSubject(): string {
  return document.querySelector('h1')?.textContent?.trim() ?? '';
}

/** The day on which the figures of a tile became known, where its source line says it. */
export function knownOnOf(tile: Element | null): string | null {
  return tile?.querySelector('[data-known]')?.getAttribute('data-known')?.slice(0, 10) ?? null;
}

export const titleOf = (frame: Element | null) =>
  wordsOf(frame, '[data-tile] h2, [data-tile] h3, [data-tile] h4');
export const subOf = (frame: Element | null) => wordsOf(frame, '[data-tile-sub]');
export const sourceOf = (frame: Element | null) => wordsOf(frame, '[data-tile-source]');

function wordsOf(frame: Element | null, selector: string): string {
  return frame?.querySelector(selector)?.textContent?.trim() ?? '';
}

/** Parts as sentences after each other; one with a full stop of its own gets no second one. */
export function inSentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part, at, { length }) => (at < length - 1 ? part.replace(/\.$/, '') : part))
    .join('. ');
}
