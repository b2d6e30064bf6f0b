import { memo } from 'react';
import { RemovableChip } from '#platform/ui/choices/RemovableChip.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useText } from '#platform/web/text.ts';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import styles from './EntryChoice.module.css';

interface Props {
  id: string;
  label: string;
  entries: LoadedMeasure['issues'];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Entries of a handbook: one is added at a time, each can be taken out again. */
export const EntryChoice = memo(function EntryChoice({ id, label, entries, chosen, onChange }: Props) {
  const t = useText();
  const nameOf = (entry: number): string => entries.find((each) => each.id === entry)?.name ?? `№ ${entry}`;
  return (
    <div>
      <SelectField
        id={id}
        label={label}
        value=""
        options={[
          { value: '', label: t('Measures_AddOne') },
          ...entries
            .filter((each) => each.isActive && !chosen.includes(each.id))
            .map((each) => ({ value: String(each.id), label: each.name, group: each.group ?? undefined })),
        ]}
        onChange={(value) => value !== '' && onChange([...chosen, Number(value)])}
      />
      {chosen.length > 0 && (
        <p className={styles.chosen}>
          {chosen.map((entry) => (
            <RemovableChip
              key={entry}
              label={nameOf(entry)}
              onRemove={() => onChange(chosen.filter((each) => each !== entry))}
            />
          ))}
        </p>
      )}
    </div>
  );
});
