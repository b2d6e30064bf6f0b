import { Tooltip } from '#platform/ui/popups/Tooltip.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { StoryNews } from './story-parts.ts';
import { useStoryTime } from './use-story-time.ts';
import { useWhyHere } from './use-why-here.ts';
import styles from './StoryKicker.module.css';

const maxNames = 2;
/** A longer name would be a second headline. */
const longestName = 40;

/** Above a story: hot or not, its rubric, what it names, and its span, which says on hover why the story stands here. */
export function StoryKicker({ news }: { news: StoryNews }) {
  const buildRoute = useBuildRoute();
  const { writeSpan } = useStoryTime();
  const why = useWhyHere(news);
  const { rubric, rubricId, isHotNews, story, group } = news;
  const named = group.objects.length > 0 ? group.objects : group.regions;
  const fitting = named.map(({ name }) => name).filter(({ length }) => length <= longestName);
  const names = [...new Set(fitting)].slice(0, maxNames).join(', ');
  const untimed = [news, ...group.members]
    .filter(({ hasTime }) => !hasTime)
    .map(({ date }) => Date.parse(date));
  const hasHour = (date: string): boolean => !untimed.includes(Date.parse(date));
  return (
    <p className={styles.kicker}>
      <span>
        {isHotNews && <HotMark />}
        {rubricId !== null && (
          <b>
            <Link to={buildRoute('rubric', { id: rubricId })}>{rubric}</Link>
          </b>
        )}
        {rubricId !== null && names !== '' && ', '}
        {names}
      </span>
      <span className={styles.span}>
        <Tooltip content={why} side="bottom" align="end" focusable>
          {writeSpan(story.firstAt, story.lastAt, hasHour)}
        </Tooltip>
      </span>
    </p>
  );
}

/** Three rising bars: the story is hot at this moment. Said aloud, not by colour. */
function HotMark() {
  const t = useText();
  return (
    <span className={styles.hot} role="img" aria-label={t('News_IsHot')} title={t('News_IsHot')}>
      <i />
      <i />
      <i />
    </span>
  );
}
