import { useEffect, useState } from 'react';
import type { CompilationRule } from '#features/news/public.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useText } from '#platform/web/text.ts';
import styles from './RuleTrial.module.css';

const pauseMs = 500;

/** What a rule would gather at the page's clock, so that nobody publishes an empty or a boundless one. */
export function RuleTrial({ rule }: { rule: CompilationRule }) {
  const t = useText();
  const api = useApi();
  const [found, setFound] = useState<OutputOf<'newsdesk/tryRule'> | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      api
        .call('newsdesk/tryRule', { rule }, { signal: leaving.signal, again: 'quiet' })
        .then(setFound, () => {});
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, rule]);
  if (found === null) return null;
  return (
    <section className={styles.trial} aria-live="polite">
      <p>{t('Desk_RuleFinds', { news: found.newsCount, stories: found.storyCount })}</p>
      <ul>
        {found.news.map(({ newsId, title, sourceName, language }) => (
          <li key={newsId} lang={language}>
            {title} <span>{sourceName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
