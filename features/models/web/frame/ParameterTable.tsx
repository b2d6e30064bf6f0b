import { useText } from '#platform/web/text.ts';
import styles from './ModelPages.module.css';

const heads = [
  'Scenario_ParameterName',
  'Scenario_ParameterValue',
  'Scenario_ParameterUnit',
  'Scenario_ParameterBounds',
  'Scenario_ParameterSource',
  'Scenario_ParameterValid',
  'Scenario_ParameterMark',
] as const;

/** A parameter in words. */
export interface ToldParameter {
  name: string;
  value: string;
  unit: string;
  bounds: string;
  source: string;
  valid: string;
  mark: string;
}

/** Each number of a model with unit, bounds, source, validity and how far it is backed; on a phone a card each. */
export function ParameterTable({ title, rows }: { title: string; rows: readonly ToldParameter[] }) {
  const t = useText();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, unit, bounds, source, valid, mark }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {[value, unit, bounds, source, valid, mark].map((said, at) => (
                <td key={heads[at + 1]} data-label={t(heads[at + 1]!)}>
                  {said}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
