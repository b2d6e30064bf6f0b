import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Dropdown } from '#platform/ui/popups/Dropdown.tsx';
import type { MenuItem } from '#platform/ui/popups/menu-item.ts';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { longestName } from '../../../domain/boards/board-limits.ts';
import { loadOnOpen } from '../../load-on-open.ts';
import { useAttempt } from '../use-attempt.ts';

type Board = Pick<OutputOf<'boards/getBoards'>['boards'][number], 'id' | 'name'>;
const shownMs = 8000;

/** Lays the view that is open on one of the boards, or on a new one named by what the view says. */
export function ToBoard({ address, title }: { address: string; title: string }) {
  const t = useText();
  const api = useApi();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const [boards, setBoards] = useState<readonly Board[] | null>(null);
  const tile = { kind: 'view', address } as const;
  const load = async (): Promise<void> => {
    const found = await attempt(() => api.call('boards/getBoards', {}));
    if (found !== null) setBoards(found.boards);
  };
  const said = ({ id, name }: Board): void =>
    void showToast(t('Boards_Laid', { name }), {
      kind: 'done',
      autoCloseMs: shownMs,
      action: { label: t('Boards_OpenBoard'), onSelect: () => void navigate(buildRoute('board', { id })) },
    });
  const lay = async (board: Board): Promise<void> => {
    const laid = await attempt(() => api.call('boards/addTile', { id: board.id, tile }));
    if (laid !== null) said(board);
  };
  const layOnNew = async (): Promise<void> => {
    const name = title.slice(0, longestName);
    const made = await attempt(() => api.call('boards/createBoard', { name, tiles: [tile] }));
    if (made !== null) said({ id: made.id, name });
  };
  const own: MenuItem[] = (boards ?? []).map((board) => ({
    id: String(board.id),
    label: board.name,
    onSelect: () => void lay(board),
  }));
  const loading: MenuItem = { id: 'loading', label: t('Ui_Loading'), disabled: true };
  return (
    <Dropdown
      label={t('Boards_ToBoard')}
      items={[
        ...(boards === null ? [loading] : own),
        ...(boards === null || own.length > 0 ? (['line'] as const) : []),
        { id: 'new', label: t('Boards_ToNew'), icon: 'plus', onSelect: () => void layOnNew() },
      ]}
      renderToggle={(toggle) => (
        <Button {...toggle} size="small" icon="grid" {...loadOnOpen(load)}>
          {t('Boards_ToBoard')}
        </Button>
      )}
    />
  );
}
