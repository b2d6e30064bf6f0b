import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { CategoryAudience } from '../../domain/categories/category-limits.ts';
import type { Category } from './load-categories.ts';

/** A category while it is written. */
export interface CategoryDraft {
  name: string;
  keywords: readonly string[];
  objects: readonly { id: number; name: string }[];
  sources: readonly { id: number; name: string }[];
  audience: CategoryAudience;
}

const empty: CategoryDraft = { name: '', keywords: [], objects: [], sources: [], audience: 'me' };

/** What the calls take of a draft. */
export function partsOf({ keywords, objects, sources }: CategoryDraft) {
  const ids = (named: readonly { id: number }[]): number[] => named.map(({ id }) => id);
  return { keywords: [...keywords], objects: ids(objects), sources: ids(sources) };
}

/** The draft of a category, and saving it: the sentence of a refusal stays beside the button. */
export function useCategoryDraft(category: Category | null) {
  const t = useText();
  const api = useApi();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const [draft, setDraft] = useState<CategoryDraft>(category ?? empty);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const change = (part: Partial<CategoryDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const save = async (): Promise<void> => {
    setBusy(true);
    setError('');
    try {
      const { name, audience } = draft;
      const started = category === null ? {} : { id: category.id, version: category.version };
      const saved = await api.call('categories/saveCategory', {
        ...started,
        name,
        audience,
        ...partsOf(draft),
      });
      showToast(t('Category_Saved', { name: saved.name }), { kind: 'done' });
      await navigate(buildRoute('categories', { id: saved.id }));
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.problem.title : t('Ui_NotDone'));
    } finally {
      setBusy(false);
    }
  };
  return { draft, change, save, busy, error };
}
