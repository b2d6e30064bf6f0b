import { FanPane } from '#platform/charts/fan-pane/FanPane.tsx';
import { Sparkline } from '#platform/charts/sparkline/Sparkline.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './RowLook.module.css';

type Look = OutputOf<'event/getExclusiveTab'>['looks'][number];

/** Boxes that are filled, of three, beside the word. */
const filled: Record<Look['certainty'], number> = {
  counted: 3,
  coincided: 1,
  unexplained: 0,
  read: 2,
  likely: 2,
  doubtful: 1,
  untried: 1,
  failing: 1,
};

/** How sure a part of the brief is, in a word, and where it is told whole. */
export function RowCertainty({ look: { section, certainty }, yugoId }: { look: Look; yugoId: number }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const whole = {
    figures: () => buildRoute('region', { id: yugoId, tab: 'overview' }),
    why: () => buildRoute('region', { id: yugoId, tab: 'events' }),
    stories: () => buildRoute('region', { id: yugoId, tab: 'news' }),
    beside: () => buildRoute('regions', { id: 'incidence' }),
    next: () => buildRoute('region', { id: yugoId, tab: 'forecast' }),
  };
  return (
    <p className={styles.certainty}>
      <span className={styles.boxes} aria-hidden>
        {[1, 2, 3].map((box) => (
          <i key={box} data-filled={box <= filled[certainty] ? '' : undefined} />
        ))}
      </span>
      {t(`Events_Certainty_${certainty}`)}
      <Link className="link" to={whole[section]()}>
        {t(`Events_Row_${section}`)}
      </Link>
    </p>
  );
}

/** The weeks of a part of the brief in the size of a word, with what they are; those ahead with their band. */
export function RowTrend({ look: { section, past, ahead } }: { look: Look }) {
  const t = useText();
  if (section === 'beside' || section === 'why' || past.length === 0) return null;
  const highest = Math.max(1, ...past.map((week) => week ?? 0), ...ahead.map((week) => week.at(-1) ?? 0));
  return (
    <figure className={styles.trend}>
      {ahead.length > 0 ? (
        <FanPane width={132} height={48} past={past} weeks={ahead} yMax={highest} />
      ) : (
        <Sparkline values={past} width={132} height={48} yMin={0} yMax={highest} strokeWidth={1.5} />
      )}
      <figcaption className={styles.caption}>
        {t(`Events_Trend_${section}`, { weeks: past.length, ahead: ahead.length })}
      </figcaption>
    </figure>
  );
}
