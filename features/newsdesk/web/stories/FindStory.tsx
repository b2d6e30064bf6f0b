import { useCallback } from 'react';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useText } from '#platform/web/text.ts';
import { useFound } from '#platform/ui/combobox/use-found.ts';

type Found = OutputOf<'newsdesk/findStories'>[number];

interface Props {
  label: string;
  /** The story it is asked for, which can't be chosen. */
  except: number;
  disabled?: boolean;
  onChoose: (storyId: number) => void;
}

/** A story by words of its headlines, by its number or its address. */
export function FindStory({ label, except, disabled = false, onChoose }: Props) {
  const t = useText();
  const api = useApi();
  const ask = useCallback(
    (text: string, signal: AbortSignal) => api.call('newsdesk/findStories', { text }, { signal }),
    [api],
  );
  const { query, type, loading, found, isEmpty } = useFound<Found>(ask);
  return (
    <fieldset disabled={disabled}>
      <Combobox
        label={label}
        placeholder={t('Desk_FindStoryHint')}
        query={query}
        onQuery={type}
        loading={loading}
        options={found
          .filter(({ storyId }) => storyId !== except)
          .map(({ storyId, title, itemCount }) => ({
            id: String(storyId),
            label: title,
            note: t('Desk_StoryCount', { count: itemCount }),
          }))}
        emptyMessage={isEmpty ? t('Desk_NothingFound') : undefined}
        onChoose={({ id }) => {
          onChoose(Number(id));
          type('');
        }}
      />
    </fieldset>
  );
}
