import { useState } from 'react';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { policyRows } from '#simulation/parameters/family-policy.ts';
import { policyYears, sourceIn, type PolicyRow } from '#simulation/parameters/policy-row.ts';
import { defaultPolicyYear } from '../../domain/family/family-model.ts';
import styles from '../frame/ModelPages.module.css';
import { ParameterTable, type ToldParameter } from '../frame/ParameterTable.tsx';
import { useRuleWords } from './use-rule-words.ts';

/** Every rule the months of families are reckoned by, in the year chosen. */
export function FamilyParameters() {
  const t = useText();
  const { number } = useFormats();
  const { nameOf, unitOf, sourceOf, validIn } = useRuleWords();
  const [year, setYear] = useState<number>(defaultPolicyYear);
  const at = (policyYears as readonly number[]).indexOf(year);
  const tell = (row: PolicyRow): ToldParameter => {
    const { path, unit, values, marks } = row;
    const value = values[at] ?? null;
    const mark = typeof marks === 'string' ? marks : (marks[at] ?? 'operator');
    return {
      name: nameOf(path),
      value: value === null ? t('Scenario_ToSupply') : number(value),
      unit: unitOf(unit),
      bounds: '',
      source: sourceOf(sourceIn(row, year)),
      valid: validIn(year),
      mark: t(`ModelFamily_Mark_${mark}`),
    };
  };
  return (
    <>
      <div className={styles.choice}>
        <SelectField
          size="small"
          label={t('ModelFamily_Year')}
          value={String(year)}
          options={policyYears.map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(chosen) => setYear(Number(chosen))}
        />
      </div>
      <ParameterTable title={t('ModelFamily_Title')} rows={policyRows.map(tell)} />
    </>
  );
}
