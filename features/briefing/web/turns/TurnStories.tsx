import { useNearDay, useFormats } from '#platform/ui/figures/use-formats.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import type { OutputOf } from '#platform/web/api.ts';
import styles from './TurnStories.module.css';

/** Turns of a place as their call gives them. */
export type Turns = OutputOf<'regiondossier/getTurns'>;
/** One of them. */
export type Turn = Turns['turns'][number];

/** Letters that tie the list of stories and measures to the lanes under the axis. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** What was written around a turn, with the word that it coincided, and how unusual so much is. */
export function TurnStories({ turn: { window, stories, measures, national } }: { turn: Turn }) {
  const t = useText();
  const { dayRange } = useFormats();
  return (
    <Tile level={2} title={t('Events_WhyWritten')} sub={window && dayRange(window.from, window.to)}>
      <ol className={styles.stories}>
        {stories.map((story, index) => (
          <StoryLine key={story.storyId} story={story} letter={letters[index]!} />
        ))}
      </ol>
      <TurnMeasures measures={measures} first={stories.length} />
      <NationalMeasures measures={national} />
      <p className={styles.caveat}>
        {window === null ? (
          t('Events_WhyUnknown')
        ) : (
          <>
            <b>{t('Events_WhyCaveat')}</b>{' '}
            {t(stories.length === 0 ? 'Events_WhyUsual' : 'Events_WhyShare', {
              headlines: window.headlines,
              asMany: window.asMany,
              windows: window.windows,
            })}
          </>
        )}
      </p>
    </Tile>
  );
}

/** Measures that began around a turn, with the letters of their lanes; nothing where none did. */
function TurnMeasures({ measures, first }: { measures: Turn['measures']; first: number }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const nearDay = useNearDay();
  if (measures.length === 0) return null;
  return (
    <>
      <h3 className={styles.group}>{t('Events_WhyMeasures')}</h3>
      <ol className={styles.stories}>
        {measures.map(({ id, title, starts }, index) => (
          <li key={id} className={styles.story}>
            <span className={styles.letter} aria-hidden>
              {letters[first + index]}
            </span>
            <div>
              <Link to={buildRoute('action', { id })}>{title}</Link>
              <p className={styles.meta}>{nearDay(starts)}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What changed in the whole country: apart from the place's own, with its level and the way it went. */
function NationalMeasures({ measures }: { measures: Turn['national'] }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const nearDay = useNearDay();
  if (measures.length === 0) return null;
  return (
    <>
      <h3 className={styles.group}>{t('Events_WhyNational')}</h3>
      <ol className={styles.stories}>
        {measures.map(({ id, title, starts, level, course }) => (
          <li key={id} className={styles.story}>
            <span aria-hidden />
            <div>
              <Link to={buildRoute('action', { id })}>{title}</Link>
              <p className={styles.meta}>
                {nearDay(starts)}
                {course !== 'unknown' && `. ${t('Events_WhyLevel', { course, level: level ?? 0 })}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.caveat}>{t('Events_WhyNationalNote')}</p>
    </>
  );
}

function StoryLine({ story, letter }: { story: Turn['stories'][number]; letter: string }) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const nearDay = useNearDay();
  const { storyId, title, language, sourceName, firstAt, itemCount, sourceCount } = story;
  return (
    <li className={styles.story}>
      <span className={styles.letter} aria-hidden>
        {letter}
      </span>
      <div>
        <Link to={buildRoute('story', { id: storyId })} lang={language === locale ? undefined : language}>
          {title}
        </Link>
        <p className={styles.meta}>
          {nearDay(dayAt(new Date(firstAt)))}.{' '}
          {t('Events_StoryCounts', { source: sourceName, items: itemCount, sources: sourceCount })}
        </p>
      </div>
    </li>
  );
}
