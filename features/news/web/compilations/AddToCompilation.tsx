import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Dropdown } from '#platform/ui/popups/Dropdown.tsx';
import type { MenuItem } from '#platform/ui/popups/menu-item.ts';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

type Head = OutputOf<'newsdesk/getDocuments'>[number];

/** For editors: puts an item into one of the compilations picked by hand; can be taken back at once. */
export function AddToCompilation({ newsId }: { newsId: number }) {
  const t = useText();
  const api = useApi();
  const buildRoute = useBuildRoute();
  const [heads, setHeads] = useState<readonly Head[] | null>(null);
  const fail = (): void => void showToast(t('News_AddFailed'), { kind: 'failed' });
  const load = (): void => {
    api
      .call('newsdesk/getDocuments', { kind: 'compilation' })
      .then((all) => setHeads(all.filter(({ canEdit, isByRule }) => canEdit && !isByRule)), fail);
  };
  const add = async ({ id, title }: Head): Promise<void> => {
    await api.call('newsdesk/addToCompilation', { id, newsId });
    const undo = () => void api.call('newsdesk/removeFromCompilation', { id, newsId }).catch(fail);
    showToast(t('News_AddedTo', { title }), {
      kind: 'done',
      action: { label: t('News_AddedUndo'), onSelect: undo },
      autoCloseMs: 8000,
    });
  };
  const choices: MenuItem[] = (heads ?? []).map((head) => ({
    id: String(head.id),
    label: head.title || t('News_AddTo'),
    onSelect: () => void add(head).catch(fail),
  }));
  const none: MenuItem = { id: 'none', label: t('News_AddToNone'), disabled: true };
  return (
    <Dropdown
      label={t('News_AddTo')}
      items={[
        ...(choices.length > 0 ? choices : [none]),
        'line',
        { id: 'new', label: t('News_AddToNew'), icon: 'plus', to: buildRoute('desk') },
      ]}
      renderToggle={(toggle) => (
        <Button
          {...toggle}
          variant="text"
          size="small"
          icon="folder"
          onPointerEnter={heads === null ? load : undefined}
          onClickCapture={heads === null ? load : undefined}
        >
          {t('News_AddTo')}
        </Button>
      )}
    />
  );
}
