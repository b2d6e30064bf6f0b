import type { SheetKey } from '#platform/charts/download/sheet-keys.ts';
import { sayAbout } from '#platform/charts/frame/chart-about.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { formatDay } from '#platform/shared/dates.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { fileNameOf, saveFile } from '#platform/ui/tables/save-file.ts';
import { saveTable } from '#platform/ui/tables/save-table.ts';
import { inSentences, sourceOf, subOf, titleOf } from './about-of-frame.ts';
import { notesOf, tableOfFile } from './chart-metadata.ts';
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
  beside?: BesideChart;
}

/** What stands beside a chart on the page and explains it: a saved picture carries it along. */
export interface BesideChart {
  keys?: readonly SheetKey[];
  /** What letters and the like in the picture stand for, a line each. */
  notes?: readonly string[];
}

/** Saves the chart in one form; whatever is saved names place, period, unit, source and address. */
export async function saveChart(file: ChartFile, chart: Chart): Promise<void> {
  const { table, name, description, locale, frame, beside } = chart;
  if (file === 'csv' || file === 'xlsx') {
    return saveTable(file, name, tableOfFile(table, description.about), {
      locale,
      notes: notesOf(description),
    });
  }
  if (file === 'zip') {
    const { writeDataArchive } = await import('./write-data-archive.ts');
    const archive = writeDataArchive(table, name, description, locale);
    return saveFile(new Blob([archive], { type: 'application/zip' }), fileNameOf(name, 'zip'));
  }
  if (!frame) throw new Error('No picture is drawn.');
  const { pngOfElement, svgOfElement } = await import('#platform/charts/download/save-chart.ts');
  const sheet = sheetOf(frame, description, { locale, beside });
  const picture =
    file === 'png'
      ? await pngOfElement(frame, sheet)
      : new Blob([await svgOfElement(frame, sheet)], { type: 'image/svg+xml' });
  saveFile(picture, fileNameOf(name, file));
}

/** Title; what is drawn, of whom and when; below the picture the source, the day it became known, and the address. */
function sheetOf(
  frame: HTMLElement,
  { about, words, knownOn }: ChartDescription,
  { locale, beside }: Pick<Chart, 'locale' | 'beside'>,
) {
  const title = titleOf(frame) || about.indicator;
  const sub = subOf(frame);
  const drawn = sayAbout(about);
  // What the frame says already is not said again: of a chart without its own description the page's subject is left.
  const said = inSentences([title, sub]);
  const rest = drawn.endsWith(said) ? drawn.slice(0, -said.length).replace(/[\s:]+$/, '') : drawn;
  const isSaid = sub !== '' && rest.includes(sub.replace(/\.$/, ''));
  const known = knownOn === null ? '' : `${words.known}: ${formatDay(knownOn, locale)}`;
  return {
    title,
    subtitle: isSaid ? rest : inSentences([rest, sub]),
    keys: beside?.keys,
    notes: [
      ...(beside?.notes ?? []),
      inSentences([sourceOf(frame) || about.source, known]),
      about.address,
    ].filter((line) => line !== ''),
  };
}
