import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import styles from './LandingProof.module.css';

type ToldRecord = NonNullable<OutputOf<'site/getLandingProof'>['record']>;

/** How far frozen forecasts erred beside "as last week", horizon by horizon, with what their bands held in words. */
export function ForecastRecord({ place, from, to, horizons }: ToldRecord) {
  const t = useText();
  const { integer, dayRange } = useFormats();
  const [first, last] = [horizons[0], horizons.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(...horizons.flatMap(({ maeModel, maeBaseline }) => [maeModel, maeBaseline]));
  return (
    <section className={styles.part}>
      <h2>{t('Landing_TrustTitle')}</h2>
      <p className={styles.sub}>{t('Landing_TrustSub', { count: first.count, place })}</p>
      <p className={styles.legend} aria-hidden>
        <span className={styles.model}>{t('Landing_TrustModel')}</span>
        <span className={styles.rule}>{t('Landing_TrustRule')}</span>
      </p>
      <dl className={styles.horizons}>
        {horizons.map(({ horizonWeeks, maeModel, maeBaseline }) => (
          <div key={horizonWeeks}>
            <dt>{t('Landing_TrustWeek', { week: horizonWeeks })}</dt>
            <Bar kind="model" name={t('Landing_TrustModel')} value={maeModel} most={most} />
            <Bar kind="rule" name={t('Landing_TrustRule')} value={maeBaseline} most={most} />
          </div>
        ))}
      </dl>
      <p className={styles.source}>
        {t('Landing_TrustHeld', {
          first: integer(first.held80),
          firstOf: first.count,
          last: integer(last.held80),
          lastOf: last.count,
          lastWeek: last.horizonWeeks,
        })}{' '}
        {t('Landing_TrustSpan', { span: dayRange(from, to) })}
      </p>
    </section>
  );
}

/** Said before the first forecast of a place can be held against what came. */
export function NoRecordYet({ place, day }: { place: string; day: string }) {
  const t = useText();
  const formats = useFormats();
  return (
    <section className={styles.part}>
      <h2>{t('Landing_TrustTitle')}</h2>
      <p className={styles.sub}>{t('Landing_TrustNone', { place, day: formats.day(day) })}</p>
    </section>
  );
}

function Bar({
  kind,
  name,
  value,
  most,
}: {
  kind: 'model' | 'rule';
  name: string;
  value: number;
  most: number;
}) {
  const { integer } = useFormats();
  return (
    <dd className={styles[kind]}>
      <span className="sr-only">{name}: </span>
      <span className={styles.bar} style={{ '--share': most === 0 ? 0 : value / most }} aria-hidden />
      {integer(Math.round(value))}
    </dd>
  );
}
