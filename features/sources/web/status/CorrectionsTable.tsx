import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import styles from './Status.module.css';

type Corrections = OutputOf<'status/getStatus'>['corrections'];

/** What was copied wrong or misprinted at the source, with the reason as the catalogue has it, in English. */
export function CorrectionsTable({ corrections }: { corrections: Corrections }) {
  const t = useText();
  return (
    <table className={styles.table}>
      <caption className="sr-only">{t('Status_Corrections', { count: corrections.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Status_Column_What')}</th>
          <th scope="col">{t('Status_Column_Where')}</th>
          <th scope="col">{t('Status_Column_Why')}</th>
        </tr>
      </thead>
      <tbody>
        {corrections.map(({ set, name, place, time, reason }) => (
          <tr key={`${set} ${name} ${place} ${time}`}>
            <th scope="row">{name}</th>
            <td>{[place, time].filter((part) => part !== '').join(', ')}</td>
            <td lang="en">{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
