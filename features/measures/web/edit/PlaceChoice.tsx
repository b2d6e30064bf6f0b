import { memo, useState } from 'react';
import { RemovableChip } from '#platform/ui/choices/RemovableChip.tsx';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import { findOptions } from '#platform/ui/combobox/find-options.ts';
import { useText } from '#platform/web/text.ts';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import styles from './EntryChoice.module.css';

interface Props {
  places: LoadedMeasure['places'];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Regions a measure holds in. */
export const PlaceChoice = memo(function PlaceChoice({ places, chosen, onChange }: Props) {
  const t = useText();
  const [query, setQuery] = useState('');
  const options = places.map(({ yugoId, shortName, names }) => ({
    id: String(yugoId),
    label: shortName,
    aliases: names,
  }));
  const nameOf = (yugoId: number): string =>
    options.find(({ id }) => id === String(yugoId))?.label ?? String(yugoId);
  return (
    <div id="field-yugoIds">
      <Combobox
        label={t('Measures_Field_yugoIds')}
        query={query}
        onQuery={setQuery}
        options={query.trim() === '' ? [] : findOptions(options, query)}
        onChoose={({ id }) => {
          onChange([...new Set([...chosen, Number(id)])]);
          setQuery('');
        }}
      />
      {chosen.length > 0 && (
        <p className={styles.chosen}>
          {chosen.map((yugoId) => (
            <RemovableChip
              key={yugoId}
              label={nameOf(yugoId)}
              onRemove={() => onChange(chosen.filter((each) => each !== yugoId))}
            />
          ))}
        </p>
      )}
    </div>
  );
});
