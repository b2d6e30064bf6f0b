import type { ReactNode } from 'react';
import { formatDay } from '#platform/shared/dates.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import type { Later } from './use-later.ts';
import styles from './PastDayBar.module.css';

/** What was not known yet on the shown day: how much in a sentence, the first of each by name on request. */
export function LaterLine({ later }: { later: Later }) {
  const t = useText();
  const locale = useLocale();
  const { figures, revisions, measures, stories, ownDay } = later;
  const told = [
    figures && figures.count > 0 && t('PastDay_Later', { kind: 'figures', count: figures.count }),
    revisions && revisions.count > 0 && t('PastDay_Later', { kind: 'revisions', count: revisions.count }),
    measures.count > 0 && t('PastDay_Later', { kind: 'measures', count: measures.count }),
    stories.count > 0 && t('PastDay_Later', { kind: 'stories', count: stories.count }),
  ].filter((part) => typeof part === 'string');
  const uncounted = figures === null ? ` ${t('PastDay_Uncounted')}` : '';
  const day = formatDay(ownDay, locale);
  if (told.length === 0)
    return (
      <p className={styles.later}>
        {figures === null ? t('PastDay_Uncounted') : t('PastDay_NothingLater', { day })}
      </p>
    );
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(told);
  return (
    <details className={styles.later}>
      <summary>{t('PastDay_NotKnown', { list }) + uncounted}</summary>
      <LaterNames later={later} />
      <p>{t('PastDay_LaterSpan', { day })}</p>
    </details>
  );
}

/** Names lead to where they stand: an indicator to its page on this day, what only came later to the product’s own day. */
function LaterNames({ later: { figures, revisions, measures, stories } }: { later: Later }) {
  const t = useText();
  const locale = useLocale();
  const build = useBuildRoute();
  const ownDay = { search: { asOf: null } };
  const indicators = (named: { indicator: string; name: string }[]) =>
    named.map(({ indicator, name }) => (
      <Link key={indicator} to={build('indicator', { code: indicator })}>
        {name}
      </Link>
    ));
  return (
    <div className={styles.names}>
      <Named name={t('PastDay_Names', { kind: 'figures' })} count={figures?.count ?? 0}>
        {indicators(figures?.named ?? [])}
      </Named>
      <Named name={t('PastDay_Names', { kind: 'revisions' })} count={revisions?.named.length ?? 0}>
        {indicators(revisions?.named ?? [])}
      </Named>
      <Named name={t('PastDay_Names', { kind: 'measures' })} count={measures.count}>
        {measures.named.map(({ id, title, starts }) => (
          <Link key={id} to={build('action', { id }, ownDay)}>
            {t('PastDay_Dated', { name: title, day: formatDay(starts, locale) })}
          </Link>
        ))}
      </Named>
      <Named name={t('PastDay_Names', { kind: 'stories' })} count={stories.count}>
        {stories.named.map(({ id, title, language, day }) => (
          <Link key={id} to={build('story', { id }, ownDay)} lang={language}>
            {t('PastDay_Dated', { name: title, day: formatDay(day, locale) })}
          </Link>
        ))}
      </Named>
    </div>
  );
}

function Named({ name, count, children }: { name: string; count: number; children: ReactNode[] }) {
  const t = useText();
  if (children.length === 0) return null;
  const rest = count - children.length;
  return (
    <div>
      <p>{name}</p>
      <ul>
        {children.map((child, at) => (
          <li key={at}>{child}</li>
        ))}
        {rest > 0 && <li>{t('PastDay_MoreNames', { count: rest })}</li>}
      </ul>
    </div>
  );
}
