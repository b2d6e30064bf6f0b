import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { fileNameOf, saveFile } from '#platform/ui/tables/save-file.ts';

export type ChartFile = 'png' | 'svg' | 'csv' | 'xlsx';

interface Chart {
  table: ChartTable;
  /** Title, and file name without its ending. */
  name: string;
  /** null while no picture is drawn. */
  drawing: SVGSVGElement | null;
}

/** Saves the chart in one form; the writer's code is loaded when first asked for. */
export async function saveChart(file: ChartFile, chart: Chart): Promise<void> {
  saveFile(await writers[file](chart), fileNameOf(chart.name, file));
}

const writers: Record<ChartFile, (chart: Chart) => Promise<Blob>> = {
  async csv({ table }) {
    const { writeCsv } = await import('#platform/ui/tables/write-csv.ts');
    return new Blob([writeCsv(table)], { type: 'text/csv' });
  },
  async xlsx({ table, name }) {
    const { writeWorkbook } = await import('#platform/ui/tables/write-workbook.ts');
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return new Blob([writeWorkbook(name, table)], { type });
  },
  async svg({ drawing }) {
    return svgBlob(drawing);
  },
  async png({ drawing }) {
    return svgBlob(drawing);
  },
};

function svgBlob(drawing: SVGSVGElement | null): Blob {
  if (!drawing) throw new Error('No picture is drawn.');
  return new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' });
}
