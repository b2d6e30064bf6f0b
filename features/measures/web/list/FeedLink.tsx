import typeStyles from '#platform/ui/type.module.css';
import { useLocale, useText } from '#platform/web/text.ts';

/** The published measures of a place, or of all, as a feed: told to readers in the head, and a small link for people. */
export function FeedLink({ yugoId }: { yugoId: number | null }) {
  const t = useText();
  const locale = useLocale();
  const href = `/${locale}/feeds/measures${yugoId === null ? '' : `/${yugoId}`}.rss`;
  return (
    <p className={typeStyles.meta}>
      <link rel="alternate" type="application/rss+xml" title={t('Measures_FeedLabel')} href={href} />
      <a className="link" href={href} type="application/rss+xml">
        {t('Measures_FeedLabel')}
      </a>
    </p>
  );
}
