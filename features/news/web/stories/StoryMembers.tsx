import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale } from '#platform/web/text.ts';
import { typesetHeadline } from '../../domain/feed/wording/typeset-headline.ts';
import type { StoryNews } from './story-parts.ts';
import { useStoryTime } from './use-story-time.ts';
import styles from './StoryMembers.module.css';

/** A headline as a story lists it. */
export type Member = StoryNews['group']['members'][number];

/** Further headlines of a story, a line each: when, what, who. `large` under the page's lead. */
export function StoryMembers({ members, large = false }: { members: readonly Member[]; large?: boolean }) {
  if (members.length === 0) return null;
  return (
    <ul className={`${styles.members} ${large ? styles.large : ''}`}>
      {members.map((member) => (
        <MemberRow key={member.newsId} member={member} />
      ))}
    </ul>
  );
}

/** One headline of a list: of a story, of what is hot. */
export function MemberRow({ member }: { member: Member }) {
  const buildRoute = useBuildRoute();
  const locale = useLocale();
  const { write } = useStoryTime();
  const { newsId, date, hasTime, title, language, sourceName } = member;
  return (
    <li>
      <time dateTime={hasTime ? date : undefined}>{write(date, hasTime)}</time>
      <p>
        <Link to={buildRoute('article', { newsId })} lang={language === locale ? undefined : language}>
          {typesetHeadline(title, language)}
        </Link>{' '}
        <span className={styles.source}>
          {sourceName}
          {language !== locale && <i className={styles.language}>{language}</i>}
        </span>
      </p>
    </li>
  );
}
