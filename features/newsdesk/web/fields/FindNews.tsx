import { useEffect, useState } from 'react';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useText } from '#platform/web/text.ts';

/** A headline that can be picked. */
export type FoundNews = OutputOf<'newsdesk/findNews'>[number];

const pauseMs = 250;

/** News by the words of its headline, by its number or its address. */
export function FindNews({ onChoose }: { onChoose: (news: FoundNews) => void }) {
  const t = useText();
  const api = useApi();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly FoundNews[]>([]);
  const [loading, setLoading] = useState(false);
  const text = query.trim();
  useEffect(() => {
    if (text.length < 2) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      api
        .call('newsdesk/findNews', { text: text.slice(0, 200) }, { signal: leaving.signal })
        .then(setFound, () => setFound([]))
        .finally(() => setLoading(false));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, text]);
  // What an earlier question found must not be chosen for this one.
  const type = (next: string): void => {
    setQuery(next);
    setFound([]);
    setLoading(next.trim().length >= 2);
  };
  return (
    <Combobox
      label={t('Desk_AddNews')}
      placeholder={t('Desk_AddNewsHint')}
      query={query}
      onQuery={type}
      loading={loading}
      options={(text.length < 2 ? [] : found).map((news) => ({
        id: String(news.newsId),
        label: news.title,
        note: news.sourceName,
        news,
      }))}
      emptyMessage={text.length >= 2 && !loading ? t('Desk_NothingFound') : undefined}
      onChoose={({ news }) => {
        onChoose(news);
        type('');
      }}
    />
  );
}
