import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { ParameterTable, type ToldParameter } from '../frame/ParameterTable.tsx';
import { parameterRows, type ParameterRow } from './parameter-rows.ts';
import { findOriginText, findUnitText } from './parameter-words.ts';
import { StartRecord } from './StartRecord.tsx';

const marks = {
  verified: 'Scenario_MarkVerified',
  known: 'Scenario_MarkKnown',
  operator: 'Scenario_MarkOperator',
} as const;

/** Everything the scenario model rests on, and how its starts did. */
export function ScenarioParameters() {
  const t = useText();
  const { number, day } = useFormats();
  const write = (value: number): string => number(value, value % 1 === 0 ? 0 : 2);
  const tell = (row: ParameterRow): ToldParameter => {
    const { validFrom, validTo, min, max, value } = row;
    const [unit, origin] = [findUnitText(row.unit), findOriginText(row.source)];
    return {
      name: t(row.key),
      value: row.text ? t(row.text) : value === null ? t('Scenario_ToSupply') : write(value),
      unit: unit === null ? row.unit : t(unit),
      bounds: min === null || max === null ? '' : `${write(min)}…${write(max)}`,
      source: origin === null ? row.source : t(origin),
      valid: validFrom && validTo ? `${day(validFrom)} – ${day(validTo)}` : t('Scenario_Always'),
      mark: t(marks[row.mark]),
    };
  };
  return (
    <>
      <ParameterTable title={t('Scenario_Title')} rows={parameterRows.map(tell)} />
      <StartRecord />
    </>
  );
}
