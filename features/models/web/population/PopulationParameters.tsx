import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { ParameterTable, type ToldParameter } from '../frame/ParameterTable.tsx';
import { populationRows, type PopulationRow } from './population-rows.ts';

const marks = {
  verified: 'Scenario_MarkVerified',
  known: 'Scenario_MarkKnown',
  operator: 'Scenario_MarkOperator',
} as const;

/** Everything a projection of residents rests on: what is the place's own says so, the rest stands with its number. */
export function PopulationParameters() {
  const t = useText();
  const { number } = useFormats();
  const write = (value: number): string => number(value);
  const tell = ({ name, values, said, unit, bounds, source, since, mark }: PopulationRow): ToldParameter => ({
    name: t(`ModelPopulation_Parameter_${name}`),
    value: said === null ? values.map(write).join(' / ') : t(`ModelPopulation_Said_${said}`),
    unit: t(`ModelPopulation_Unit_${unit}`),
    bounds: bounds === null ? '' : `${write(bounds[0])}…${write(bounds[1])}`,
    source: source.text === null ? source.publication : t(`ModelPopulation_Origin_${source.text}`),
    valid: since === null ? t('Scenario_Always') : t('ModelPopulation_Since', { year: String(since) }),
    mark: t(marks[mark]),
  });
  return <ParameterTable title={t('ModelPopulation_Title')} rows={populationRows.map(tell)} />;
}
