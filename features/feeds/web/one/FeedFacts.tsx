import type { OutputOf } from '#platform/web/api.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { useText, type Translate } from '#platform/web/text.ts';
import { sayFaults } from '../words/refusal-words.ts';
import styles from './One.module.css';

type ListedFeed = OutputOf<'feeds/getFeed'>['feed'];

/** What is known of a feed. `now` is the moment the page was made. */
export function FeedFacts({ feed, now }: { feed: ListedFeed; now: string }) {
  const t = useText();
  const { ago, integer, number } = useFormats();
  const { address, site, lastSuccessAt, itemsPerDay, itemsRead, faults } = feed;
  return (
    <dl className={styles.facts}>
      <dt>{t('Feeds_Field_Address')}</dt>
      <dd>
        <ExternalLink href={address}>{address}</ExternalLink>
      </dd>
      <dt>{t('Feeds_Field_Site')}</dt>
      <dd>{site === null ? <NoData /> : <ExternalLink href={site}>{site}</ExternalLink>}</dd>
      <dt>{t('Feeds_Field_Last')}</dt>
      <dd>{lastSuccessAt === null ? t('Feeds_Never') : ago(new Date(lastSuccessAt), new Date(now))}</dd>
      <dt>{t('Feeds_Field_Next')}</dt>
      <dd>{sayNext(t, feed, now)}</dd>
      <dt>{t('Feeds_Field_PerDay')}</dt>
      <dd>{itemsPerDay === null ? <NoData /> : number(itemsPerDay, itemsPerDay < 10 ? 1 : 0)}</dd>
      <dt>{t('Feeds_Field_Total')}</dt>
      <dd>{integer(itemsRead)}</dd>
      {faults.length > 0 && (
        <>
          <dt>{t('Feeds_Field_Faults')}</dt>
          <dd>{sayFaults(t, faults)}</dd>
        </>
      )}
    </dl>
  );
}

function sayNext(t: Translate, { health, nextReadingAt }: ListedFeed, now: string): string {
  if (health === 'paused' || health === 'removed') return t('Feeds_NextPaused');
  if (nextReadingAt === null) return t('Feeds_NextNever');
  const minutes = Math.ceil((Date.parse(nextReadingAt) - Date.parse(now)) / 60_000);
  return minutes < 1 ? t('Feeds_NextSoon') : t('Feeds_NextIn', { minutes });
}
