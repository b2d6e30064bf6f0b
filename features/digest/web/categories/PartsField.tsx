import { useCallback } from 'react';
import { RemovableChip } from '#platform/ui/choices/RemovableChip.tsx';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import { useFound } from '#platform/ui/combobox/use-found.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { maxParts } from '../../domain/categories/category-limits.ts';
import styles from './Categories.module.css';

interface Named {
  id: number;
  name: string;
}

interface Props {
  kind: 'objects' | 'sources';
  chosen: readonly Named[];
  onChange: (chosen: Named[]) => void;
}

/** Objects or outlets: found by a few letters, each with a cross. */
export function PartsField({ kind, chosen, onChange }: Props) {
  const t = useText();
  const api = useApi();
  const ask = useCallback(
    async (text: string, signal: AbortSignal) =>
      (await api.call('categories/findParts', { text: text.slice(0, 100) }, { signal }))[kind],
    [api, kind],
  );
  const { query, type, loading, found, isEmpty } = useFound<Named>(ask);
  const isFull = chosen.length >= maxParts;
  return (
    <div>
      <Combobox
        label={t(`Category_${kind === 'objects' ? 'Objects' : 'Sources'}`)}
        hint={`${chosen.length}/${maxParts}`}
        message={t(`Category_${kind === 'objects' ? 'Objects' : 'Sources'}Hint`)}
        error={isFull ? t('Error_TooManyTags') : undefined}
        query={query}
        onQuery={type}
        loading={loading}
        options={isFull ? [] : found.map((each) => ({ id: String(each.id), label: each.name, each }))}
        emptyMessage={isEmpty ? t('Category_NothingFound') : undefined}
        onChoose={({ each }) => {
          onChange([...chosen.filter(({ id }) => id !== each.id), each]);
          type('');
        }}
      />
      {chosen.length > 0 && (
        <p className={styles.chosen}>
          {chosen.map(({ id, name }) => (
            <RemovableChip
              key={id}
              label={name}
              onRemove={() => onChange(chosen.filter((each) => each.id !== id))}
            />
          ))}
        </p>
      )}
    </div>
  );
}
