import { readExploreView, searchOf } from '#features/explorer/public.ts';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import typeStyles from '#platform/ui/type.module.css';
import { ApiError } from '#platform/web/api.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { Block } from './Block.tsx';
import type { MineData } from './load-mine.ts';
import styles from './Mine.module.css';

type Views = NonNullable<MineData['views']>;
const undoMs = 8000;

/** Views of the explorer that are kept, each at its address; one is forgotten by a press and can be taken back. */
export function KeptViews({ views, changed }: { views: Views; changed: () => void }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const forget = useForgetting(changed);
  return (
    <Block
      title={t('Mine_Views')}
      act={
        <Link className="link" to={buildRoute('boards')}>
          {t('Titles_Boards')}
        </Link>
      }
    >
      {views.length === 0 && <p className={typeStyles.note}>{t('Mine_NoViews')}</p>}
      <ul className={styles.rows}>
        {views.map((view) => (
          <li key={view.id}>
            <Link to={buildRoute('explore', {}, { search: searchOf(readExploreView(searchIn(view))) })}>
              {view.name}
            </Link>
            <IconButton
              icon="close"
              size={28}
              label={t('Mine_ForgetView', { name: view.name })}
              onClick={() => void forget(view)}
            />
          </li>
        ))}
      </ul>
    </Block>
  );
}

const searchIn = ({ address }: Views[number]): URLSearchParams => new URLSearchParams(address);

function useForgetting(changed: () => void) {
  const t = useText();
  const api = useApi();
  const run = async (name: 'boards/deleteView' | 'boards/restoreView', id: number): Promise<boolean> => {
    try {
      await api.call(name, { id });
      changed();
      return true;
    } catch (error) {
      showToast(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'), { kind: 'failed' });
      return false;
    }
  };
  return async ({ id, name }: Views[number]): Promise<void> => {
    if (!(await run('boards/deleteView', id))) return;
    showToast(t('Mine_ViewForgotten', { name }), {
      kind: 'done',
      autoCloseMs: undoMs,
      action: { label: t('Mine_ViewBack'), onSelect: () => void run('boards/restoreView', id) },
    });
  };
}
