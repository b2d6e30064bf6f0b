import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatDay } from '#platform/shared/dates.ts';
import { Link } from '#platform/web/Link.tsx';
import type { BuildRoute } from '#platform/web/routes/build-route.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import type { Answer } from './answer.ts';
import styles from './AskPage.module.css';

type Entry = Answer['entries'][number];

/** Pages that tell what is asked for, or come nearest to it. */
export function Entries({ entries }: Pick<Answer, 'entries'>) {
  const t = useText();
  const build = useBuildRoute();
  if (entries.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {entries.map((entry) => (
        <li key={entry.kind}>
          <Link to={addressOf(entry, build)}>{t(`Ask_Entry_${entry.kind}`, { text: entry.text })}</Link>
        </li>
      ))}
    </ul>
  );
}

function addressOf({ kind, id = 0, words, indicators }: Entry, build: BuildRoute): string {
  switch (kind) {
    case 'dossier':
      return build('overview', { id });
    case 'forecast':
      return build('forecast', { id });
    case 'measures':
      return build('allActions', { id });
    case 'search':
      return build('search', {}, { search: { q: words } });
    case 'neighbours':
      return build('explore', {}, { search: { i: indicators, p: `${id}.border-${id}` } });
    case 'scatter':
      return build('explore', {}, { search: { i: indicators, v: 'scatter' } });
  }
}

/** The newest of what was written, each with its outlet and day. */
export function Headlines({ headlines }: Pick<Answer, 'headlines'>) {
  const t = useText();
  const locale = useLocale();
  const build = useBuildRoute();
  if (headlines.length === 0) return null;
  return (
    <>
      <h3>{t('Ask_Headlines')}</h3>
      <ul className={styles.rows}>
        {headlines.map(({ newsId, title, language, source, at }) => (
          <li key={newsId}>
            <Link to={build('article', { newsId })} lang={language}>
              {title}
            </Link>{' '}
            <small>{`${source}, ${formatDay(dayAt(new Date(at)), locale)}`}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
