import { memo, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { RemovableChip } from '#platform/ui/choices/RemovableChip.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { writeAge } from '../../domain/content/ages.ts';
import { subjectKinds, type MeasureContent, type SubjectKind } from '../../domain/content/measure-content.ts';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import styles from './EntryChoice.module.css';

interface Props extends Pick<MeasureContent, 'direction' | 'subjects'> {
  loaded: LoadedMeasure;
  onChange: (subjects: MeasureContent['subjects']) => void;
}

/** Whom a measure is for: kinds of its direction, each with a value; own ones from the handbook. */
export const SubjectChoice = memo(function SubjectChoice({ direction, subjects, loaded, onChange }: Props) {
  const t = useText();
  const kinds: readonly SubjectKind[] = subjectKinds[direction];
  const [kind, setKind] = useState<SubjectKind>(kinds[0]!);
  const [value, setValue] = useState('');
  const add = (): void => {
    const said = value.trim();
    if (said !== '' && !subjects.some((each) => each.kind === kind && each.value === said))
      onChange([...subjects, { kind, value: said }]);
    setValue('');
  };
  return (
    <div data-field={kind}>
      <div className={styles.row}>
        <SelectField
          label={t('Measures_SubjectKind')}
          value={kind}
          options={kinds.map((each) => ({ value: each, label: t(`Measures_Subject_${each}`) }))}
          onChange={(each) => {
            setKind(each as SubjectKind);
            setValue('');
          }}
        />
        {kind === 'custom' || kind === 'age' ? (
          <SelectField
            label={t('Measures_SubjectValue')}
            value={value}
            options={[
              { value: '', label: t('Measures_AddOne') },
              ...entriesOf(kind, loaded).map((name) => ({ value: name, label: writeAge(name) })),
            ]}
            onChange={setValue}
          />
        ) : (
          <TextField
            label={t('Measures_SubjectValue')}
            placeholder={{ idc: 'J12', okved: '56.10', orgType: '12300' }[kind]}
            maxLength={60}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
        <Button icon="plus" onClick={add}>
          {t('Measures_Add')}
        </Button>
      </div>
      {subjects.length > 0 && (
        <p className={styles.chosen}>
          {subjects.map((each) => (
            <RemovableChip
              key={`${each.kind} ${each.value}`}
              label={`${t(`Measures_Subject_${each.kind}`)}: ${each.kind === 'age' ? writeAge(each.value) : each.value}`}
              onRemove={() => onChange(subjects.filter((other) => other !== each))}
            />
          ))}
        </p>
      )}
    </div>
  );
});

/** What the handbooks have of a kind. */
function entriesOf(kind: 'age' | 'custom', { ages, subjects }: LoadedMeasure): string[] {
  if (kind === 'age') return ages.map(({ label }) => label);
  return subjects.filter(({ isActive }) => isActive).map(({ name }) => name);
}
