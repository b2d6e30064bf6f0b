import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { RadioGroup } from '#platform/ui/choices/RadioGroup.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { sayRefusal } from '../words/refusal-words.ts';
import styles from './Add.module.css';

type FoundFeed = OutputOf<'feeds/discoverFeeds'>['feeds'][number];

interface Props {
  feeds: readonly FoundFeed[];
  /** Address of the chosen one. */
  chosen: string | null;
  onChoose: (address: string) => void;
}

/** The second step: which of a site's feeds; those that cannot be taken say why. */
export function FoundFeeds({ feeds, chosen, onChoose }: Props) {
  const t = useText();
  if (feeds.length === 0) return <p className={styles.none}>{t('Feeds_FoundNone')}</p>;
  return (
    <section className={styles.step}>
      <h2>{t('Feeds_Choose')}</h2>
      <RadioGroup
        column
        legend={t('Feeds_Choose')}
        legendHidden
        value={chosen ?? ''}
        onChange={onChoose}
        options={feeds.map((found) => ({
          value: found.address,
          disabled: found.feed === null || found.feed.knownId !== null,
          label: <FoundLabel found={found} />,
        }))}
      />
    </section>
  );
}

function FoundLabel({ found: { address, title, refusal, details, feed } }: { found: FoundFeed }) {
  const t = useText();
  const { number } = useFormats();
  const perDay = feed?.itemsPerDay ?? null;
  return (
    <>
      <b>{title || address}</b>
      <span className={styles.facts}>
        {address}
        {feed && (
          <>
            {' · '}
            {t('Feeds_FoundSize', { format: feed.format.toUpperCase(), count: feed.itemCount })}
            {perDay !== null &&
              ` · ${t('Feeds_FoundPerDay', { count: number(perDay, perDay < 10 ? 1 : 0) })}`}
            {feed.knownId !== null && ` · ${t('Feeds_FoundKnown')}`}
          </>
        )}
      </span>
      {refusal !== null && (
        <span className={styles.refusal}>{sayRefusal(t, { reason: refusal, details })}</span>
      )}
    </>
  );
}
