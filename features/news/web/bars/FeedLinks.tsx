import { encodeQuery } from '#platform/shared/wire.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import styles from './FeedLinks.module.css';

interface Props {
  /** Which feed, below `feeds/`: `stories`, `rubric/4`, `region/77`, `source/9`, `search`. */
  of: string;
  /** What narrows a search. */
  search?: Record<string, unknown>;
}

const formats = [
  ['rss', 'RSS', 'application/rss+xml'],
  ['atom', 'Atom', 'application/atom+xml'],
  ['json', 'JSON Feed', 'application/feed+json'],
] as const;

/** The page's content as a feed: told to readers in the head in three formats, and a small link for people. */
export function FeedLinks({ of, search = {} }: Props) {
  const t = useText();
  const locale = useLocale();
  const query = encodeQuery(search);
  const addressOf = (ending: string) =>
    `/${locale}/feeds/${of}.${ending}${query.size > 0 ? `?${query}` : ''}`;
  return (
    <>
      {formats.map(([ending, name, type]) => (
        <link key={ending} rel="alternate" type={type} title={name} href={addressOf(ending)} />
      ))}
      <a
        className={styles.link}
        href={addressOf('rss')}
        type="application/rss+xml"
        title={t('News_FeedLabel', { format: 'RSS' })}
        aria-label={t('News_FeedLabel', { format: 'RSS' })}
      >
        RSS
      </a>
    </>
  );
}
