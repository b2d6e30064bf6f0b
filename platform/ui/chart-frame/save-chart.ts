import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { fileNameOf, saveFile } from '#platform/ui/tables/save-file.ts';
import { saveTable } from '#platform/ui/tables/save-table.ts';

export type ChartFile = 'png' | 'svg' | 'csv' | 'xlsx';

interface Chart {
  table: ChartTable;
  /** Title, and file name without its ending. */
  name: string;
  /** The frame on the page: the picture is saved as it stands there. */
  frame: HTMLElement | null;
}

/** Saves the chart in one form. */
export async function saveChart(file: ChartFile, { table, name, frame }: Chart): Promise<void> {
  if (file === 'csv' || file === 'xlsx') return saveTable(file, name, table);
  if (!frame) throw new Error('No picture is drawn.');
  const { pngOfElement, svgOfElement } = await import('#platform/charts/download/save-chart.ts');
  const sheet = {
    title: wordsOf(frame, '[data-tile] h2, [data-tile] h3, [data-tile] h4') || name,
    ...linesOf(frame),
  };
  const picture =
    file === 'png'
      ? await pngOfElement(frame, sheet)
      : new Blob([svgOfElement(frame, sheet)], { type: 'image/svg+xml' });
  saveFile(picture, fileNameOf(name, file));
}

function linesOf(frame: HTMLElement) {
  const source = wordsOf(frame, '[data-tile-source]');
  return { subtitle: wordsOf(frame, '[data-tile-sub]'), notes: source ? [source] : [] };
}

function wordsOf(frame: HTMLElement, selector: string): string {
  return frame.querySelector(selector)?.textContent?.trim() ?? '';
}
