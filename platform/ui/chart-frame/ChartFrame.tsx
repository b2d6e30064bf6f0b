import { useCallback, useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import { ChartSample } from '#platform/charts/frame/ChartSample.tsx';
import { ChartRoom } from '#platform/charts/frame/chart-room.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { ChartTableView } from './ChartTableView.tsx';
import { ChartTools } from './ChartTools.tsx';
import type { BesideChart } from './save-chart.ts';
import type { EmbeddedSubject, EmbeddedView } from './use-embed-code.ts';
import { useFullScreen, useRoom, type KeptFull } from './use-full-screen.ts';
import styles from './ChartFrame.module.css';

interface Props extends Omit<ComponentProps<typeof Tile>, 'children'> {
  /** The chart's data: shown by the table view, saved as CSV and XLSX. */
  table: ChartTable;
  /** What everything saved from the chart says, so that it stands alone. */
  about?: ChartAbout;
  /** The address of exactly this view; the page's own when left out. */
  link?: string;
  /** What other sites may frame of it: an indicator of a place; nothing is offered when left out. */
  embed?: EmbeddedSubject | EmbeddedView | undefined;
  /** What explains the picture from beside it. */
  beside?: BesideChart;
  /** Name of saved files without ending, where there is no `about` to name them; the title when left out. */
  fileName?: string;
  /** Whether the table is shown and the window covered, where the page keeps it in its address; kept here when left out. */
  view?: { asTable: boolean; onTable: (asTable: boolean) => void } & KeptFull;
  children: ComponentProps<typeof Tile>['children'];
}

/** Height of a table that was opened before its picture was ever drawn, px. */
const defaultHeight = 360;

/** The table stands as high as the picture did: nothing below moves. */
function useTableView(picture: RefObject<HTMLElement | null>, view: Props['view']) {
  const [own, setOwn] = useState(false);
  const [tableHeight, setTableHeight] = useState(defaultHeight);
  const keep = view?.onTable ?? setOwn;
  const setAsTable = useCallback(
    (next: boolean): void => {
      setTableHeight((before) => picture.current?.offsetHeight ?? before);
      keep(next);
    },
    [keep, picture],
  );
  return { asTable: view?.asTable ?? own, tableHeight, setAsTable };
}

/** What stands above and below a table that covers the screen, px. */
const tableMargins = 160;

/** Height of a table that covers the window; the server knows no window, so it is measured in the browser before the first paint. */
function useFullTableHeight(full: boolean): number {
  const [height, setHeight] = useState(defaultHeight);
  useLayoutEffect(() => {
    if (!full) return undefined;
    const measure = () => setHeight(window.innerHeight - tableMargins);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [full]);
  return height;
}

/** A chart with its finding as title, its source, and the tools every chart has: table, files, link, full screen. */
export function ChartFrame({
  table,
  about,
  embed,
  beside,
  link = about?.address,
  fileName,
  view,
  tools,
  children,
  ...tile
}: Props) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const { asTable, setAsTable, tableHeight } = useTableView(picture, view);
  const [full, setFull] = useFullScreen(view);
  const room = useRoom(full, frame, picture);
  const fullTableHeight = useFullTableHeight(full);
  const isCorrected = table.columns.some(({ key }) => /(^|-)later$/.test(key));
  const source = isCorrected ? (
    <>
      {tile.source} {t('Ui_ChartLaterNote')}
    </>
  ) : (
    tile.source
  );
  return (
    <div ref={frame} className={full ? styles.full : undefined}>
      <Tile
        {...tile}
        source={source}
        tools={
          <>
            {tools}
            <ChartTools
              {...{ table, about, embed, beside, link, asTable, setAsTable, full, setFull }}
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
          <ChartTableView title={tile.title} data={table} height={full ? fullTableHeight : tableHeight} />
        ) : (
          <div ref={picture}>
            <ChartRoom value={room}>
              <ChartSample value={tile.sample ? t('Ui_Sample') : null}>{children}</ChartSample>
            </ChartRoom>
          </div>
        )}
      </Tile>
    </div>
  );
}
