import { useNavigate, useRevalidator } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { Category } from './load-categories.ts';

/** Deletes a category and shows the way to take that back. */
export function useDeleting(): (category: Category) => Promise<void> {
  const t = useText();
  const api = useApi();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const { revalidate } = useRevalidator();
  const failed = (error: unknown): void =>
    void showToast(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'), { kind: 'failed' });
  const restore = async (id: number): Promise<void> => {
    try {
      await api.call('categories/restoreCategory', { id });
      await navigate(buildRoute('categories', { id }));
      await revalidate();
    } catch (error) {
      failed(error);
    }
  };
  return async ({ id, name }) => {
    try {
      await api.call('categories/deleteCategory', { id });
    } catch (error) {
      return failed(error);
    }
    showToast(t('Category_Deleted', { name }), {
      kind: 'done',
      autoCloseMs: 8000,
      action: { label: t('Keeping_Undo'), onSelect: () => void restore(id) },
    });
    await navigate(buildRoute('categories'));
  };
}
