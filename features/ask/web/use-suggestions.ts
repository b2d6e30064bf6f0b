import { useCallback, useState } from 'react';
import type { ComboboxOption } from '#platform/ui/combobox/find-options.ts';
import { useFound } from '#platform/ui/combobox/use-found.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useText } from '#platform/web/text.ts';

/** A way to go on, as the field lists it. */
interface Offered extends ComboboxOption {
  question: string;
}

/** The question as it is typed, with ways to go on; nothing is asked before a key was pressed. */
export function useSuggestions(question: string) {
  const t = useText();
  const api = useApi();
  const [typed, setTyped] = useState(question);
  const ask = useCallback(
    async (q: string, signal: AbortSignal) => (await api.call('ask/suggest', { q }, { signal })).suggestions,
    [api],
  );
  const { type, loading, found } = useFound(ask);
  const options: Offered[] = found.map(({ kind, text, question: whole }) => ({
    id: whole,
    label: text,
    note: t(`Ask_Kind_${kind}`),
    question: whole,
  }));
  return {
    typed,
    loading,
    options,
    type(text: string) {
      setTyped(text);
      type(text);
    },
    choose({ question: whole }: Offered) {
      setTyped(whole);
      type('');
    },
  };
}
