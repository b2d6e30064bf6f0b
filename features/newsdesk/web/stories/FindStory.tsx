import { useEffect, useState } from 'react';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useText } from '#platform/web/text.ts';

type Found = OutputOf<'newsdesk/findStories'>[number];

interface Props {
  label: string;
  /** The story it is asked for, which can't be chosen. */
  except: number;
  disabled?: boolean;
  onChoose: (storyId: number) => void;
}

const pauseMs = 250;

/** A story by words of its headlines, by its number or its address. */
export function FindStory({ label, except, disabled = false, onChoose }: Props) {
  const t = useText();
  const api = useApi();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly Found[]>([]);
  const [loading, setLoading] = useState(false);
  const text = query.trim();
  useEffect(() => {
    if (text.length < 2) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      api
        .call('newsdesk/findStories', { text: text.slice(0, 200) }, { signal: leaving.signal })
        .then(setFound, () => setFound([]))
        .finally(() => setLoading(false));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, text]);
  const type = (next: string): void => {
    setQuery(next);
    setFound([]);
    setLoading(next.trim().length >= 2);
  };
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
        emptyMessage={text.length >= 2 && !loading ? t('Desk_NothingFound') : undefined}
        onChoose={({ id }) => {
          onChoose(Number(id));
          type('');
        }}
      />
    </fieldset>
  );
}
