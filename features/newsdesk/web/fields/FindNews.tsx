import { useCallback } from 'react';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useText } from '#platform/web/text.ts';
import { useFound } from '#platform/ui/combobox/use-found.ts';

/** A headline that can be picked. */
export type FoundNews = OutputOf<'newsdesk/findNews'>[number];

/** News by the words of its headline, by its number or its address. */
export function FindNews({ onChoose }: { onChoose: (news: FoundNews) => void }) {
  const t = useText();
  const api = useApi();
  const ask = useCallback(
    (text: string, signal: AbortSignal) => api.call('newsdesk/findNews', { text }, { signal }),
    [api],
  );
  const { query, type, loading, found, isEmpty } = useFound<FoundNews>(ask);
  return (
    <Combobox
      label={t('Desk_AddNews')}
      placeholder={t('Desk_AddNewsHint')}
      query={query}
      onQuery={type}
      loading={loading}
      options={found.map((news) => ({
        id: String(news.newsId),
        label: news.title,
        note: news.sourceName,
        news,
      }))}
      emptyMessage={isEmpty ? t('Desk_NothingFound') : undefined}
      onChoose={({ news }) => {
        onChoose(news);
        type('');
      }}
    />
  );
}
