import { useRef, useState, type ComponentProps } from 'react';
import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import { ChartRoom } from '#platform/charts/frame/chart-room.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { ChartTableView } from './ChartTableView.tsx';
import { ChartTools } from './ChartTools.tsx';
import { useFullScreen, useRoom } from './use-full-screen.ts';
import styles from './ChartFrame.module.css';

interface Props extends Omit<ComponentProps<typeof Tile>, 'children'> {
  /** The chart's data: shown by the table view, saved as CSV and XLSX. */
  table: ChartTable;
  /** What everything saved from the chart says, so that it stands alone. */
  about?: ChartAbout;
  /** The address of exactly this view; the page's own when left out. */
  link?: string;
  /** Name of saved files without ending, where there is no `about` to name them; the title when left out. */
  fileName?: string;
  children: ComponentProps<typeof Tile>['children'];
}

/** What stands above and below a table that covers the screen, px. */
const tableMargins = 160;

/** A chart with its finding as title, its source, and the tools every chart has: table, files, link, full screen. */
export function ChartFrame({
  table,
  about,
  link = about?.address,
  fileName,
  tools,
  children,
  ...tile
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  // The height of the picture while the table stands in its place: nothing below moves.
  const [tableHeight, setTableHeight] = useState<number | null>(null);
  const asTable = tableHeight !== null;
  const setAsTable = (next: boolean) => setTableHeight(next ? (picture.current?.offsetHeight ?? 0) : null);
  const [full, setFull] = useFullScreen();
  const room = useRoom(full, frame, picture);
  return (
    <div ref={frame} className={full ? styles.full : undefined}>
      <Tile
        {...tile}
        tools={
          <>
            {tools}
            <ChartTools
              {...{ table, about, link, asTable, setAsTable, full, setFull }}
              name={
                about
                  ? [about.place, about.indicator, about.unit, about.period].join(' ')
                  : (fileName ?? tile.title)
              }
              frame={frame}
            />
          </>
        }
      >
        {asTable ? (
          <ChartTableView
            title={tile.title}
            data={table}
            height={full ? window.innerHeight - tableMargins : tableHeight}
          />
        ) : (
          <div ref={picture}>
            <ChartRoom value={room}>{children}</ChartRoom>
          </div>
        )}
      </Tile>
    </div>
  );
}
