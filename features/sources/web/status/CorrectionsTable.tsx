import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import styles from './Status.module.css';

type Corrections = OutputOf<'status/getStatus'>['corrections'];

/** What was copied wrong or misprinted at the source: a row for each figure and what had gone wrong with it, its places behind the first one. */
export function CorrectionsTable({ corrections }: { corrections: Corrections }) {
  const t = useText();
  const groups = Map.groupBy(corrections, ({ set, name, reason }) => `${set} ${name} ${reason}`);
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
        {[...groups].map(([key, [first, ...others]]) => (
          <tr key={key}>
            <th scope="row">{first!.name}</th>
            <td>
              {whereOf(first!)}
              {others.length > 0 && (
                <details>
                  <summary>{t('Status_Correction_more', { count: others.length })}</summary>
                  {others.map(whereOf).join('; ')}
                </details>
              )}
            </td>
            <td>{first!.reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function whereOf({ place, time }: Corrections[number]): string {
  return [place, time].filter((part) => part !== '').join(', ');
}
