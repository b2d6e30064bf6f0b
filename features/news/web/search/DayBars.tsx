import { useRef, useState, type KeyboardEvent } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import type { SearchAsked } from '../../domain/search/search-address.ts';
import type { Facets } from './search-calls.ts';
import { useSearchAddress } from './use-search-address.ts';
import styles from './DayBars.module.css';

type Bucket = Facets['days'][number];

/** px: a few bars must not become blocks. */
const widestBar = 36;
const minWidth = 144;

/** How many headlines each day or month brought; a bar is a link that narrows the search to it. One stop of Tab, arrows go on. */
export function DayBars({ asked, days }: { asked: SearchAsked; days: readonly Bucket[] }) {
  const t = useText();
  const { dayMonth, day, monthYear } = useFormats();
  const address = useSearchAddress();
  const isMonths = days.some(({ from, to }) => from !== to);
  const most = Math.max(1, ...days.map(({ count }) => count));
  const [first, last] = [days[0], days.at(-1)];
  const isChosen = ({ from, to }: Bucket) => asked.from === from && asked.to === to;
  const { list, stop, onKeyDown, onFocus } = useArrows(Math.max(0, days.findIndex(isChosen)));
  if (!first || !last || days.length < 2) return null;
  return (
    <Tile
      title={t(isMonths ? 'NewsSearch_Months' : 'NewsSearch_Days')}
      level={2}
      sub={t('NewsSearch_DaysHint')}
    >
      <div style={{ maxWidth: Math.max(minWidth, days.length * widestBar) }}>
        <ol ref={list} className={styles.bars}>
          {days.map((bucket, index) => {
            const when = isMonths ? monthYear(bucket.from) : day(bucket.from);
            const label = bucket.isKnown
              ? t('NewsSearch_BarCount', { day: when, count: bucket.count })
              : `${when}: ${t('Ui_NoData')}`;
            return (
              <li key={bucket.from}>
                <Link
                  to={address(
                    asked,
                    isChosen(bucket) ? { from: null, to: null } : { from: bucket.from, to: bucket.to },
                  )}
                  className={styles.bar}
                  data-unknown={!bucket.isKnown || undefined}
                  aria-label={label}
                  aria-current={isChosen(bucket) || undefined}
                  title={label}
                  tabIndex={index === stop ? 0 : -1}
                  onFocus={() => onFocus(index)}
                  onKeyDown={onKeyDown}
                  preventScrollReset
                >
                  <span style={{ height: `${(bucket.count / most) * 100}%` }} />
                </Link>
              </li>
            );
          })}
        </ol>
        <p className={styles.axis} aria-hidden>
          <span>{isMonths ? monthYear(first.from) : dayMonth(first.from)}</span>
          <span>{isMonths ? monthYear(last.from) : dayMonth(last.to)}</span>
        </p>
      </div>
    </Tile>
  );
}

/** Left and right, Home and End go from bar to bar. */
function useArrows(start: number) {
  const list = useRef<HTMLOListElement>(null);
  const [stop, setStop] = useState(start);
  const onKeyDown = (event: KeyboardEvent): void => {
    const bars = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const steps: Record<string, number> = {
      ArrowRight: Math.min(bars.length - 1, stop + 1),
      ArrowLeft: Math.max(0, stop - 1),
      Home: 0,
      End: bars.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    bars[next]?.focus();
  };
  return { list, stop, onKeyDown, onFocus: setStop };
}
