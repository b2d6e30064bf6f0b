import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useText } from '#platform/web/text.ts';
import type { Person } from '#simulation/family/household.ts';
import type { Years } from '#simulation/numeric/units.ts';
import styles from '#features/models/web/family/Family.module.css';
import { AmountField } from './AmountField.tsx';

interface Props {
  person: Person;
  index: number;
  /** The last one stays: a household without people is none. */
  canLeave: boolean;
  /** Null takes the person away. */
  onPerson: (person: Person | null) => void;
}

const oldest = 110;
const incomes = ['pension', 'otherIncome', 'averageEarnings'] as const;
const marks = ['isParent', 'student', 'disabled', 'onCareLeave', 'exemptFromWorkRule'] as const;

/** One person: age and wage at sight, the rest unfolded. */
export function PersonRow({ person, index, canLeave, onPerson }: Props) {
  const t = useText();
  const who = t(person.isChild ? 'ModelFamily_ChildNumber' : 'ModelFamily_AdultNumber', {
    number: index + 1,
  });
  const unit = t('ModelFamily_Month');
  return (
    <li className={styles.person}>
      <div className={styles.line}>
        <b className={styles.who}>{who}</b>
        <AmountField
          label={`${t('ModelFamily_Age')}, ${who}`}
          labelHidden
          value={person.age}
          max={oldest}
          unit={t('ModelFamily_Years')}
          onValue={(age = 0) => onPerson({ ...person, age: age as Years })}
        />
        {!person.isChild && (
          <AmountField
            label={`${t('ModelFamily_Wage')}, ${who}`}
            labelHidden
            value={person.grossWage ?? 0}
            unit={unit}
            onValue={(grossWage) => onPerson({ ...person, grossWage: grossWage as Person['grossWage'] })}
          />
        )}
        {canLeave && (
          <IconButton
            icon="close"
            size={32}
            label={t('ModelFamily_Remove', { who })}
            onClick={() => onPerson(null)}
          />
        )}
      </div>
      <details>
        <summary className={styles.more}>{t('ModelFamily_More')}</summary>
        <SelectField
          size="small"
          label={t('ModelFamily_Sex')}
          value={person.sex ?? ''}
          options={[
            { value: '', label: t('ModelFamily_SexNone') },
            { value: 'female', label: t('ModelFamily_Female') },
            { value: 'male', label: t('ModelFamily_Male') },
          ]}
          onChange={(sex) =>
            onPerson({ ...person, sex: sex === '' ? undefined : (sex as 'male' | 'female') })
          }
        />
        {incomes.map((field) => (
          <AmountField
            key={field}
            label={t(`ModelFamily_${field}`)}
            value={person[field]}
            unit={unit}
            isOptional
            onValue={(value) => onPerson({ ...person, [field]: value })}
          />
        ))}
        {marks.map((field) => (
          <Checkbox
            key={field}
            label={t(`ModelFamily_${field}`)}
            checked={person[field] === true}
            onChange={(on) => onPerson({ ...person, [field]: on || undefined })}
          />
        ))}
      </details>
    </li>
  );
}
