import type { ReactNode } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { useSubjectLink } from '#services/following/public.web.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { OutputOf } from '#platform/web/api.ts';
import styles from './PersonView.module.css';

/** A person as the caller may see them. */
export type Person = OutputOf<'people/getPerson'>;

/** What a person follows, marks as important, says, and whom they befriended: each part where it may be seen. */
export function PersonParts({ person }: { person: Person }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const linkOf = useSubjectLink();
  const { subscriptions, importantNews, comments, friendAdded } = person;
  return (
    <>
      {subscriptions && (
        <Part name="subscriptions" count={subscriptions.length}>
          {subscriptions.map(({ type, value, name }) => (
            <li key={`${type} ${value}`}>
              <Link to={linkOf({ type, value }) ?? ''}>{name}</Link>
            </li>
          ))}
        </Part>
      )}
      {comments && (
        <Part name="comments" count={comments.length}>
          {comments.map(({ id, kind, subjectId, text, at }) => (
            <li key={id}>
              <Link
                to={
                  kind === 'story'
                    ? buildRoute('story', { id: subjectId })
                    : buildRoute('article', { newsId: subjectId })
                }
              >
                {formats.day(dayAt(new Date(at)))}
              </Link>
              <p dir="auto">{text}</p>
            </li>
          ))}
        </Part>
      )}
      {importantNews && (
        <Part name="importantNews" count={importantNews.length}>
          {importantNews.map(({ newsId, title, language, sourceName }) => (
            <li key={newsId}>
              <Link to={buildRoute('article', { newsId })} lang={language}>
                {title}
              </Link>{' '}
              <span className={typeStyles.meta}>{sourceName}</span>
            </li>
          ))}
        </Part>
      )}
      {friendAdded && (
        <Part name="friendAdded" count={friendAdded.length}>
          {friendAdded.map(({ id, name, on }) => (
            <li key={id}>
              <Link to={buildRoute('person', { id })}>{name || t('People_NoName')}</Link>{' '}
              <span className={typeStyles.meta}>{formats.day(on)}</span>
            </li>
          ))}
        </Part>
      )}
    </>
  );
}

interface PartProps {
  name: 'subscriptions' | 'comments' | 'importantNews' | 'friendAdded';
  count: number;
  children: ReactNode;
}

function Part({ name, count, children }: PartProps) {
  const t = useText();
  return (
    <Tile
      level={2}
      title={t(`People_Part_${name}`)}
      state={count === 0 ? { kind: 'empty', isOwn: true, message: t('People_Part_none') } : { kind: 'ready' }}
    >
      <ul className={styles.entries}>{children}</ul>
    </Tile>
  );
}
