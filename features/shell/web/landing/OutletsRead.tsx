import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import styles from './LandingProof.module.css';

/** Whose headlines are read, set in type, each with its number of the last days. */
export function OutletsRead({
  days,
  headlines,
  outlets,
  busiest,
}: OutputOf<'site/getLandingProof'>['outlets']) {
  const t = useText();
  const { integer } = useFormats();
  if (busiest.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t('Landing_ReadTitle')}</h2>
      <ul className={styles.outlets}>
        {busiest.map(({ name, headlines }) => (
          <li key={name}>
            {name} <small>{integer(headlines)}</small>
          </li>
        ))}
      </ul>
      <p className={styles.source}>{t('Landing_ReadAll', { days, headlines, outlets })}</p>
    </section>
  );
}
