import type { OutputOf } from '#platform/web/api.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { sayRefusal } from '../words/refusal-words.ts';
import { RefusedRecords } from './RefusedRecords.tsx';
import styles from './One.module.css';

export type Trial = OutputOf<'sources/tryOut'>;

/** What a run would do: counts in a sentence, then the figures and the refused records. */
export function TrialView({ trial }: { trial: Trial }) {
  const t = useText();
  const { figures, refusals, counts, reason, details } = trial;
  return (
    <section className={styles.trial}>
      <h2>{t('Sources_Trial')}</h2>
      {reason !== null && <p className={styles.bad}>{sayRefusal(t, { reason, details })}</p>}
      {counts && <p>{t('Sources_TrialLead', counts)}</p>}
      {counts === null && reason === null && <p>{t('Sources_Done_unchanged')}</p>}
      {figures.length > 0 && <TriedFigures figures={figures} />}
      {refusals.length > 0 && <RefusedRecords refusals={refusals} />}
    </section>
  );
}

function TriedFigures({ figures }: { figures: Trial['figures'] }) {
  const t = useText();
  const { amount, change } = useFormats();
  return (
    <>
      <table className={styles.table}>
        <caption className="sr-only">{t('Sources_Trial')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Sources_Kind')}</th>
            <th scope="col">{t('Sources_Place')}</th>
            <th scope="col">{t('Sources_Indicator')}</th>
            <th scope="col">{t('Sources_Day')}</th>
            <th scope="col" className={styles.number}>
              {t('Sources_Before')}
            </th>
            <th scope="col" className={styles.number}>
              {t('Sources_Value')}
            </th>
            <th scope="col" className={styles.number}>
              {t('Sources_Difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ kind, place, indicator, dims, day, before, value }) => (
            <tr key={`${indicator} ${dims} ${place} ${day}`}>
              <td>{t(`Sources_Kind_${kind}`)}</td>
              <th scope="row">{place}</th>
              <td>{dims === '' ? indicator : `${indicator} · ${dims}`}</td>
              <td>{day}</td>
              <td className={styles.number}>{before === null ? '–' : amount(before, 4)}</td>
              <td className={styles.number}>{amount(value, 4)}</td>
              <td className={styles.number}>
                {before === null || before === 0
                  ? ''
                  : change((100 * (value - before)) / Math.abs(before), 1)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {figures.length === 100 && <p className={styles.note}>{t('Sources_TrialShown', { count: 100 })}</p>}
    </>
  );
}
