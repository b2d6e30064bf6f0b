import { Button } from '#platform/ui/buttons/Button.tsx';
import { Switch } from '#platform/ui/choices/Switch.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import type { Rub } from '#simulation/numeric/units.ts';
import { familyLimits, type NamedMeasure } from '../../domain/family/family-model.ts';
import { AmountField } from './household/AmountField.tsx';
import type { FamilyDesk } from './use-family-model.ts';
import styles from './Family.module.css';

const units = ['child', 'person', 'household'] as const;

/** The package: each measure switched on or off, its amount and to whom it is paid. */
export function PackageEditor({ desk: { model, change } }: { desk: FamilyDesk }) {
  const t = useText();
  const { measures } = model;
  const put = (index: number, measure: NamedMeasure | null): void =>
    change({ measures: measures.flatMap((other, i) => (i === index ? (measure ?? []) : other)) });
  const add = (): void => {
    const id = `m${Math.max(0, ...measures.map((each) => Number(/^m(\d+)$/.exec(each.id)?.[1] ?? 0))) + 1}`;
    change({
      measures: [...measures, { id, name: t('ModelFamily_NewMeasure'), per: 'child', amount: 1000 as Rub }],
    });
  };
  return (
    <ul className={styles.persons}>
      {measures.map((measure, index) => (
        <li key={measure.id} className={styles.person}>
          <Switch
            label={measure.name || measure.id}
            checked={!measure.isOff}
            onChange={(on) => put(index, { ...measure, isOff: on ? undefined : true })}
          />
          <details>
            <summary className={styles.more}>{t('ModelFamily_Terms')}</summary>
            <MeasureTerms {...{ measure }} onMeasure={(next) => put(index, next)} />
          </details>
        </li>
      ))}
      <li>
        <Button size="small" icon="plus" disabled={measures.length >= familyLimits.measures} onClick={add}>
          {t('ModelFamily_AddMeasure')}
        </Button>
      </li>
    </ul>
  );
}

interface TermsProps {
  measure: NamedMeasure;
  onMeasure: (measure: NamedMeasure | null) => void;
}

function MeasureTerms({ measure, onMeasure }: TermsProps) {
  const t = useText();
  const number = (
    field: 'incomeLimitPm' | 'minChildren' | 'ageFrom' | 'ageTo' | 'takeUp',
    unit: string,
    max: number,
  ) => (
    <AmountField
      label={t(`ModelFamily_${field}`)}
      value={measure[field]}
      max={max}
      unit={unit}
      isOptional
      onValue={(value) => onMeasure({ ...measure, [field]: value })}
    />
  );
  return (
    <div className={styles.editor}>
      <TextField
        size="small"
        label={t('ModelFamily_MeasureName')}
        value={measure.name}
        maxLength={familyLimits.nameLength}
        onChange={({ target }) => onMeasure({ ...measure, name: target.value })}
      />
      <AmountField
        label={t('ModelFamily_amount')}
        value={measure.amount}
        unit={t('ModelFamily_Month')}
        onValue={(value = 0) => onMeasure({ ...measure, amount: value as Rub })}
      />
      <SelectField
        size="small"
        label={t('ModelFamily_Per')}
        value={measure.per}
        options={units.map((value) => ({ value, label: t(`ModelFamily_Per_${value}`) }))}
        onChange={(per) => onMeasure({ ...measure, per: per as NamedMeasure['per'] })}
      />
      {number('incomeLimitPm', t('ModelFamily_Minimums'), 10)}
      {number('minChildren', t('ModelFamily_Children'), familyLimits.persons)}
      {number('ageFrom', t('ModelFamily_Years'), 18)}
      {number('ageTo', t('ModelFamily_Years'), 24)}
      {number('takeUp', t('ModelFamily_Share'), 1)}
      <Button size="small" icon="delete" onClick={() => onMeasure(null)}>
        {t('ModelFamily_RemoveMeasure')}
      </Button>
    </div>
  );
}
