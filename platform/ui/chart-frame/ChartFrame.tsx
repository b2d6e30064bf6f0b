import { useRef, useState, type ComponentProps } from 'react';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { ChartTableView } from './ChartTableView.tsx';
import { ChartTools } from './ChartTools.tsx';
import { useFullScreen } from './use-full-screen.ts';
import styles from './ChartFrame.module.css';

interface Props extends Omit<ComponentProps<typeof Tile>, 'children'> {
  /** The chart's data: shown by the table view, saved as CSV and XLSX. */
  table: ChartTable;
  /** The address of exactly this view; the page's own when left out. */
  link?: string;
  /** Name of saved files without ending; the title when left out. */
  fileName?: string;
  children: ComponentProps<typeof Tile>['children'];
}

/** A chart with its finding as title, its source, and the tools every chart has: table, files, link, full screen. */
export function ChartFrame({ table, link, fileName, tools, children, ...tile }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  // The height of the picture while the table stands in its place: nothing below moves.
  const [tableHeight, setTableHeight] = useState<number | null>(null);
  const asTable = tableHeight !== null;
  const setAsTable = (next: boolean) => setTableHeight(next ? (picture.current?.offsetHeight ?? 0) : null);
  const [full, setFull] = useFullScreen();
  return (
    <div ref={frame} className={full ? styles['full'] : undefined}>
      <Tile
        {...tile}
        tools={
          <>
            {tools}
            <ChartTools
              {...{ table, link, asTable, setAsTable, full, setFull }}
              name={fileName ?? tile.title}
              frame={frame}
            />
          </>
        }
      >
        {asTable ? (
          <ChartTableView title={tile.title} data={table} height={full ? 0 : tableHeight} />
        ) : (
          <div ref={picture}>{children}</div>
        )}
      </Tile>
    </div>
  );
}
