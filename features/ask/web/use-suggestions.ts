import { useCallback, useState } from 'react';
import type { ComboboxOption } from '#platform/ui/combobox/find-options.ts';
import { useFound } from '#platform/ui/combobox/use-found.ts';
import { useApi } from '#platform/web/use-api.ts';
import { typedPart } from '../domain/suggest/typed-part.ts';

/** The question as it is typed, with whole questions that go on with it; nothing is asked before a key was pressed. */
export function useSuggestions(question: string) {
  const api = useApi();
  const [typed, setTyped] = useState(question);
  const ask = useCallback(
    async (q: string, signal: AbortSignal) => (await api.call('ask/suggest', { q }, { signal })).suggestions,
    [api],
  );
  const { type, loading, found } = useFound(ask);
  const options = found.map(({ question: whole, note }): ComboboxOption => {
    const part = typedPart(typed, whole);
    return { id: whole, label: whole, note, ...(part && { typed: part }) };
  });
  return {
    typed,
    loading,
    options,
    type(text: string) {
      setTyped(text);
      type(text);
    },
    choose({ label }: ComboboxOption) {
      setTyped(label);
      type('');
    },
  };
}
