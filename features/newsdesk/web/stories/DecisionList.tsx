import { useNearDay } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { findRubric } from '#features/news/public.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { placeNotice, type DeskStory, type StoryActions } from './use-story-actions.ts';
import styles from './StoryDesk.module.css';

type Decision = DeskStory['decisions'][number];

/** What editors decided of a story, who and when; what stands can be taken back. */
export function DecisionList({
  decisions,
  actions,
}: {
  decisions: readonly Decision[];
  actions: StoryActions;
}) {
  const t = useText();
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{t('Desk_Decisions')}</h2>
      {decisions.length === 0 ? (
        <p className={styles.facts}>{t('Desk_DecisionsEmpty')}</p>
      ) : (
        <ol className={styles.list}>
          {decisions.map((decision) => (
            <Line key={decision.id} decision={decision} actions={actions} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Line({ decision, actions }: { decision: Decision; actions: StoryActions }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const writeMoment = useMoment();
  const { id, storyId, otherStoryId, titles, newsCount, by, decidedAt, undoneAt, undoneBy } = decision;
  const more = newsCount - titles.length;
  return (
    <li className={styles.line}>
      <p>
        {useWhat(decision)}
        {titles.length > 0 && (
          <>
            {': '}
            <q>{titles.join('; ')}</q>
            {more > 0 && ` ${t('Desk_AndMore', { count: more })}`}
          </>
        )}
      </p>
      <p className={styles.facts}>
        <span>
          {by}, {writeMoment(decidedAt)}
        </span>
        {[storyId, otherStoryId].map(
          (each) =>
            each !== null && (
              <Link key={each} to={buildRoute('deskStory', { id: each })}>
                {t('Desk_StoryNumber', { id: String(each) })}
              </Link>
            ),
        )}
        {undoneAt === null ? (
          <Button size="small" busy={actions.busy} onClick={() => void actions.undo(id)}>
            {t('Desk_TakeBack')}
          </Button>
        ) : (
          <span>{t('Desk_TakenBack', { by: undoneBy ?? '', at: writeMoment(undoneAt) })}</span>
        )}
      </p>
    </li>
  );
}

function useWhat({ kind, hasOpened, newsCount, region, value }: Decision): string {
  const t = useText();
  const locale = useLocale();
  if (kind === 'rubric')
    return value === null
      ? t('Desk_RubricFreed')
      : t('Desk_DidRubric', { rubric: findRubric(value, locale)?.name ?? '' });
  if (kind === 'place') return t(placeNotice(value), { place: String(value) });
  if (kind === 'keep') return t('Desk_HeadlineKept');
  if (kind === 'merge') return t('Desk_DidMerge');
  if (kind === 'region') return t('Desk_DidRegion', { region: region ?? '' });
  if (kind === 'leave') return t('Desk_DidLeave');
  if (kind === 'pin') return t(newsCount === 0 ? 'Desk_DidFree' : 'Desk_DidPin');
  return t(hasOpened ? 'Desk_DidSplit' : 'Desk_DidMove');
}

function useMoment(): (at: string) => string {
  const nearDay = useNearDay();
  return (at) => {
    const moment = new Date(at);
    return `${nearDay(dayAt(moment))}, ${formatTime(moment)}`;
  };
}
