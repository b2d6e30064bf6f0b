import { Button } from '#platform/ui/buttons/Button.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import type { Household, Person } from '#simulation/family/household.ts';
import type { Rub } from '#simulation/numeric/units.ts';
import { familyLimits } from '#features/models/domain/family/family-model.ts';
import { adult, child } from '#features/models/web/family/example-model.ts';
import type { FamilyDesk } from '#features/models/web/family/use-family-model.ts';
import styles from '#features/models/web/family/Family.module.css';
import { AmountField } from './AmountField.tsx';
import { householdName } from './household-name.ts';
import { PersonRow } from './PersonRow.tsx';

const newAge = 30;

/** A type of household: who lives in it, what comes in, what housing costs, how many such there are. */
export function HouseholdEditor({ desk }: { desk: FamilyDesk }) {
  const t = useText();
  const { type, at, changeType } = desk;
  if (!type) return null;
  const { household } = type;
  const { persons } = household;
  const put = (part: Partial<Household>): void =>
    changeType({
      name: householdName({ name: type.name, before: persons }, part.persons ?? persons, t),
      household: { ...household, ...part },
    });
  const setPerson = (index: number, person: Person | null): void =>
    put({ persons: persons.flatMap((other, i) => (i === index ? (person ?? []) : other)) });
  const isFull = persons.length >= familyLimits.persons;
  return (
    <div className={styles.editor}>
      <TextField
        size="small"
        label={t('ModelFamily_TypeName')}
        value={type.name}
        maxLength={familyLimits.nameLength}
        onChange={({ target }) => changeType({ name: target.value || '…' })}
      />
      <ul className={styles.persons}>
        {persons.map((person, index) => (
          <PersonRow
            key={`${at}-${index}`}
            {...{ person, index }}
            canLeave={persons.length > 1}
            onPerson={(next) => setPerson(index, next)}
          />
        ))}
      </ul>
      <div className={styles.line}>
        <Button
          size="small"
          icon="plus"
          disabled={isFull}
          onClick={() => put({ persons: [...persons, adult(newAge, 0)] })}
        >
          {t('ModelFamily_Adult')}
        </Button>
        <Button
          size="small"
          icon="plus"
          disabled={isFull}
          onClick={() => put({ persons: [...persons, child(0)] })}
        >
          {t('ModelFamily_Child')}
        </Button>
      </div>
      <HouseholdTerms {...{ desk, put }} />
    </div>
  );
}

interface TermsProps {
  desk: FamilyDesk;
  put: (part: Partial<Household>) => void;
}

function HouseholdTerms({ desk, put }: TermsProps) {
  const t = useText();
  const { type, changeType } = desk;
  if (!type) return null;
  const { household } = type;
  return (
    <>
      <AmountField
        label={t('ModelFamily_Housing')}
        value={household.housingCost}
        unit={t('ModelFamily_Month')}
        onValue={(value = 0) => put({ housingCost: value as Rub })}
      />
      <AmountField
        label={t('ModelFamily_Households')}
        value={type.households}
        unit={t('ModelFamily_Families')}
        onValue={(households = 0) => changeType({ households })}
      />
      <Checkbox
        label={t('ModelFamily_Assets')}
        checked={household.assetsTestPassed !== false}
        onChange={(assetsTestPassed) => put({ assetsTestPassed })}
      />
      <Checkbox
        label={t('ModelFamily_Subsidy')}
        checked={household.housingSubsidyClaimed !== false}
        onChange={(housingSubsidyClaimed) => put({ housingSubsidyClaimed })}
      />
      <TypeButtons desk={desk} />
    </>
  );
}

function TypeButtons({ desk: { type, model, at, choose, change } }: { desk: FamilyDesk }) {
  const t = useText();
  if (!type) return null;
  return (
    <div className={styles.line}>
      <Button
        size="small"
        icon="copy"
        disabled={model.types.length >= familyLimits.types}
        onClick={() => {
          change({
            types: [
              ...model.types,
              {
                ...type,
                name: t('ModelFamily_CopyOf', { name: type.name }).slice(0, familyLimits.nameLength),
              },
            ],
          });
          choose(model.types.length);
        }}
      >
        {t('ModelFamily_AddType')}
      </Button>
      <Button
        size="small"
        icon="delete"
        disabled={model.types.length < 2}
        onClick={() => change({ types: model.types.filter((_, i) => i !== at) })}
      >
        {t('ModelFamily_RemoveType')}
      </Button>
    </div>
  );
}
