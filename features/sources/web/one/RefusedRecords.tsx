import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import styles from './One.module.css';

/** Records that were not taken, by their number in the answer, each with its reasons. */
export function RefusedRecords({ refusals }: { refusals: OutputOf<'sources/tryOut'>['refusals'] }) {
  const t = useText();
  return (
    <table className={styles.table}>
      <caption className="sr-only">{t('Sources_Kind_refused')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Sources_Row')}</th>
          <th scope="col">{t('Sources_Why')}</th>
        </tr>
      </thead>
      <tbody>
        {refusals.map(({ row, reason }) => (
          <tr key={`${row} ${reason}`}>
            <th scope="row">{row}</th>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
