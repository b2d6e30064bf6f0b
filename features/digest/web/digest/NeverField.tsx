import { useCallback } from 'react';
import { useMuting } from '#features/news/public.tiles.ts';
import { RemovableChip } from '#platform/ui/choices/RemovableChip.tsx';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import { useFound } from '#platform/ui/combobox/use-found.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { DigestData } from './load-digest.ts';
import styles from './Digest.module.css';

type Named = { id: number; name: string };

/** Words and outlets that no section and no letter shows: said by typing, taken back by a cross. */
export function NeverField({ muted: { words, sources } }: Pick<DigestData, 'muted'>) {
  const t = useText();
  const api = useApi();
  const { muteWord, muteSource, unmute } = useMuting();
  const ask = useCallback(
    async (text: string, signal: AbortSignal) =>
      (await api.call('categories/findParts', { text: text.slice(0, 100) }, { signal })).sources,
    [api],
  );
  const { query, type, loading, found } = useFound<Named>(ask);
  const word = query.trim();
  const options = [
    ...(word === '' ? [] : [{ id: 'word', label: t('Digest_NeverWord', { word }), sourceId: null }]),
    ...found.map(({ id, name }) => ({
      id: String(id),
      label: name,
      note: t('Digest_NeverSource'),
      sourceId: id as number | null,
    })),
  ];
  const choose = async (sourceId: number | null): Promise<void> => {
    if (sourceId === null) await muteWord(word);
    else await muteSource(sourceId);
    type('');
  };
  return (
    <div className={styles.never}>
      <Combobox
        label={t('Digest_Never')}
        message={t('Digest_NeverNote')}
        icon="eye-off"
        query={query}
        onQuery={type}
        loading={loading}
        options={options}
        onChoose={({ sourceId }) => void choose(sourceId)}
        onSubmit={() => word !== '' && void choose(null)}
      />
      {words.length + sources.length > 0 && (
        <p className={styles.chips}>
          {words.map(({ id, word: name }) => (
            <RemovableChip
              key={id}
              label={name}
              onRemove={() => void unmute({ id, name, again: () => void muteWord(name) })}
            />
          ))}
          {sources.map(({ id, sourceId, name }) => (
            <RemovableChip
              key={id}
              label={name}
              onRemove={() => void unmute({ id, name, again: () => void muteSource(sourceId) })}
            />
          ))}
        </p>
      )}
    </div>
  );
}
