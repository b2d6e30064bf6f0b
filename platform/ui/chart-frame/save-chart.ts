import { sayAbout, type ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { fileNameOf, saveFile } from '#platform/ui/tables/save-file.ts';
import { saveTable } from '#platform/ui/tables/save-table.ts';
import { metadataTable, tableOfFile } from './chart-metadata.ts';
import type { ChartDescription } from './use-chart-description.ts';

export type ChartFile = 'png' | 'svg' | 'csv' | 'xlsx' | 'zip';

interface Chart {
  table: ChartTable;
  /** File name without its ending. */
  name: string;
  description: ChartDescription;
  locale: Locale;
  /** The frame on the page: the picture is saved as it stands there. */
  frame: HTMLElement | null;
}

/** Saves the chart in one form; whatever is saved names place, period, unit, source and address. */
export async function saveChart(file: ChartFile, chart: Chart): Promise<void> {
  const { table, name, description, locale, frame } = chart;
  if (file === 'csv' || file === 'xlsx') {
    const notes = { title: description.words.source, table: metadataTable(description) };
    return saveTable(file, name, tableOfFile(table, description.about), { locale, notes });
  }
  if (file === 'zip') {
    const { writeDataArchive } = await import('./write-data-archive.ts');
    const archive = writeDataArchive(table, name, description, locale);
    return saveFile(new Blob([archive], { type: 'application/zip' }), fileNameOf(name, 'zip'));
  }
  if (!frame) throw new Error('No picture is drawn.');
  const { pngOfElement, svgOfElement } = await import('#platform/charts/download/save-chart.ts');
  const sheet = sheetOf(frame, description.about);
  const picture =
    file === 'png'
      ? await pngOfElement(frame, sheet)
      : new Blob([await svgOfElement(frame, sheet)], { type: 'image/svg+xml' });
  saveFile(picture, fileNameOf(name, file));
}

/** Title; what is drawn, of whom and when; below the picture the source and the address. */
function sheetOf(frame: HTMLElement, about: ChartAbout) {
  const title = wordsOf(frame, titleSelector) || about.indicator;
  const sub = wordsOf(frame, '[data-tile-sub]');
  const drawn = sayAbout(about);
  return {
    title,
    subtitle: [drawn === title ? '' : drawn, sub].filter((line) => line !== '').join('. '),
    notes: [wordsOf(frame, '[data-tile-source]') || about.source, about.address].filter(
      (line) => line !== '',
    ),
  };
}

const titleSelector = '[data-tile] h2, [data-tile] h3, [data-tile] h4';

/** What a frame without its own description tells of itself: title, source line, the page's address. */
export function aboutOfFrame(frame: HTMLElement | null, title: string): ChartAbout {
  const source = frame ? wordsOf(frame, '[data-tile-source]') : '';
  return { place: '', indicator: title, period: '', unit: '', source, address: location.href };
}

function wordsOf(frame: HTMLElement, selector: string): string {
  return frame.querySelector(selector)?.textContent?.trim() ?? '';
}
