import { useFormats } from '#platform/ui/figures/use-formats.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useText } from '#platform/web/text.ts';
import { parameterRows, type ParameterRow } from './parameter-rows.ts';
import { findOriginText, findUnitText } from './parameter-words.ts';
import { StartRecord } from './StartRecord.tsx';
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
const marks = {
  verified: 'Scenario_MarkVerified',
  known: 'Scenario_MarkKnown',
  operator: 'Scenario_MarkOperator',
} as const;

/** Each number of the scenario model with unit, source, validity and how far it is backed. */
export default function ModelParametersPage() {
  const t = useText();
  return (
    <main className={styles.page}>
      <h1 className={typeStyles.headline}>{t('Titles_ModelParameters')}</h1>
      <p className={styles.lead}>{t('Scenario_ParametersLead')}</p>
      <div className={styles.scroll}>
        <table className={styles.table}>
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
            {parameterRows.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <StartRecord />
    </main>
  );
}

function Row({ row }: { row: ParameterRow }) {
  const t = useText();
  const { number, day } = useFormats();
  const write = (value: number): string => number(value, value % 1 === 0 ? 0 : 2);
  const { validFrom, validTo, min, max, value } = row;
  const [unit, origin] = [findUnitText(row.unit), findOriginText(row.source)];
  const said = [
    t(row.key),
    row.text ? t(row.text) : value === null ? t('Scenario_ToSupply') : write(value),
    unit === null ? row.unit : t(unit),
    min === null || max === null ? '' : `${write(min)}…${write(max)}`,
    origin === null ? row.source : t(origin),
    validFrom && validTo ? `${day(validFrom)} – ${day(validTo)}` : t('Scenario_Always'),
    t(marks[row.mark]),
  ];
  return (
    <tr>
      {heads.map((head, at) => {
        const Cell = at === 0 ? 'th' : 'td';
        return (
          <Cell key={head} scope={at === 0 ? 'row' : undefined} data-label={t(head)}>
            {said[at]}
          </Cell>
        );
      })}
    </tr>
  );
}
