import { useNavigate } from 'react-router';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { keptViews } from '../../domain/list/list-view.ts';
import type { KeptView } from '../list/load-list.ts';
import { useChanges } from '../use-changes.ts';

/** Opens, keeps and forgets views of the list; true when it was done. */
export function useViews() {
  const t = useText();
  const api = useApi();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const run = useChanges(({ details }) =>
    details?.['reason'] === 'too_many' ? t('MeasuresList_TooMany', { most: keptViews.most }) : undefined,
  );
  return {
    open({ yugoId, search }: Pick<KeptView, 'yugoId' | 'search'>) {
      const asked = Object.fromEntries(
        [...Map.groupBy(new URLSearchParams(search), ([name]) => name)].map(([name, all]) => [
          name,
          all.map(([, value]) => value),
        ]),
      );
      void navigate(buildRoute('allActions', { id: yugoId ?? federalYugoId }, { search: asked }));
    },
    save: (view: Omit<KeptView, 'id'>) =>
      run(async () => {
        await api.call('measure/saveView', view);
        showToast(t('MeasuresList_Saved', { name: view.name }), { kind: 'done' });
      }),
    remove: (id: number) => run(() => api.call('measure/deleteView', { id })),
  };
}
