import { KeepLater } from '#features/news/public.tiles.ts';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { useCopied } from '#platform/ui/chart-frame/use-copied.ts';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './Quotes.module.css';

/** What can be done with a quote of a headline: say something to it, keep it for later, take its address along. */
export function QuoteTools({ newsId, words }: { newsId: number; words: string }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const [copied, copy] = useCopied();
  const path = buildRoute('article', { newsId });
  const reply = t('Quotes_Reply', { words });
  return (
    <span className={styles.tools}>
      <Link className={styles.tool} to={`${path}#comments`} title={reply}>
        <Icon name="reply" />
        <span className="sr-only">{reply}</span>
      </Link>
      <KeepLater newsId={newsId} titled={words} />
      <IconButton
        icon={copied ? 'check' : 'link'}
        size={28}
        label={copied ? t('Quotes_Copied') : t('Quotes_CopyLink', { words })}
        onClick={() => copy(location.origin + path)}
      />
    </span>
  );
}
