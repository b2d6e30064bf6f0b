import {
  useId,
  useMemo,
  type ComponentType,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { ChartFormat } from '#platform/charts/frame/chart-words.ts';
import { useCursor, type Cursor } from '#platform/charts/frame/use-cursor.ts';
import { layoutSmallMultiple, type SmallMultiple, type SmallMultiplesData } from './layout-small-multiple.ts';
import { SmallMultipleMarks } from './SmallMultipleMarks.tsx';
import styles from './SmallMultiples.module.css';

interface Props extends SmallMultiplesData {
  format: Pick<ChartFormat, 'value' | 'date'>;
  texts: {
    /** The name of the whole grid. */
    label: string;
    noData: string;
  };
  /** The router's link; a plain one when left out. */
  link?: ComponentType<{ href: string; className?: string; 'aria-label'?: string; children: ReactNode }>;
}

/** Panes on one scale with the country as a ghost; one cursor runs through all of them. */
export function SmallMultiples(props: Props) {
  const { items, dates, ghost, yMax, threshold, format, texts, link } = props;
  const cursor = useCursor(dates.length, { pageStep: 7 });
  const { index, move } = cursor;
  const ghostLine = useMemo(() => layoutSmallMultiple(ghost, yMax).line, [ghost, yMax]);
  const follow = (event: PointerEvent) => {
    const pane = (event.target as Element).closest('[data-pane]');
    if (!pane) return;
    const box = pane.getBoundingClientRect();
    const day = Math.round(((event.clientX - box.left) / box.width) * (dates.length - 1));
    move(Math.min(dates.length - 1, Math.max(0, day)));
  };
  const ghostId = useId();
  const share = index === null ? 0 : index / Math.max(1, dates.length - 1);
  return (
    <figure
      className={styles.grid}
      aria-label={texts.label}
      data-cursor={index !== null}
      style={{ '--cursor': `${share * 100}%` } as CSSProperties}
      onPointerMove={follow}
      onPointerLeave={() => move(null)}
    >
      <DaySlider data={props} cursor={cursor} />
      <output className={styles.said} aria-hidden="true">
        {index !== null && format.date(dates[index] ?? '')}
      </output>
      <svg className={styles.shared} aria-hidden="true">
        <path id={ghostId} d={ghostLine} vectorEffect="non-scaling-stroke" />
      </svg>
      <ul>
        {items.map((item) => (
          <li key={item.id} data-marked={item.marked}>
            <Head item={item} value={shownValue(item, index, format, texts.noData)} link={link} />
            <div className={styles.pane} data-pane="">
              <SmallMultipleMarks values={item.values} ghost={ghostId} yMax={yMax} threshold={threshold} />
            </div>
          </li>
        ))}
      </ul>
    </figure>
  );
}

interface SliderProps {
  data: Props;
  cursor: Cursor;
}

/** The one cursor for keys and assistive technology: it says every place's figure of the day. */
function DaySlider({ data, cursor: { index, move, onKeyDown } }: SliderProps) {
  const last = data.dates.length - 1;
  return (
    <input
      type="range"
      className={styles.day}
      aria-label={data.texts.label}
      aria-valuetext={sayDay(data, index ?? last)}
      min={0}
      max={last}
      value={index ?? last}
      onFocus={() => move(last)}
      onBlur={() => move(null)}
      onKeyDown={onKeyDown}
      onChange={(event) => move(event.currentTarget.valueAsNumber)}
    />
  );
}

type HeadProps = Pick<Props, 'link'> & { item: SmallMultiple; value: string };

function Head({ item: { name, shortName = name, href }, value, link: Link }: HeadProps) {
  // A link's name holds what is written on it, so that it can be spoken to: the short name first, then the full one.
  const label = `${shortName === name ? name : `${shortName}, ${name}`}: ${value}`;
  return (
    <p className={styles.head}>
      {href === undefined && <span>{shortName}</span>}
      {href !== undefined && Link && (
        <Link href={href} aria-label={label}>
          {shortName}
        </Link>
      )}
      {href !== undefined && !Link && (
        <a href={href} aria-label={label}>
          {shortName}
        </a>
      )}
      <b>{value}</b>
    </p>
  );
}

/** The day and every place's figure, for one slider over all panes. */
function sayDay({ items, dates, format, texts }: Props, index: number): string {
  const said = items.map((item) => `${item.name} ${shownValue(item, index, format, texts.noData)}`);
  return `${format.date(dates[index] ?? '')}: ${said.join('; ')}`;
}

function shownValue(
  { values }: SmallMultiple,
  index: number | null,
  format: Pick<ChartFormat, 'value'>,
  noData: string,
): string {
  const value = index === null ? values.findLast((candidate) => candidate !== null) : values[index];
  return value == null ? noData : format.value(value);
}
