import { Link } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { MergeDeskData } from './load-merge-desk.ts';
import { MergeForm } from './MergeForm.tsx';
import { MergeHistory } from './MergeHistory.tsx';
import { useMerging, type MergingState } from './use-merging.ts';

/** The form, and beside it what was merged so far with its undo. */
export function MergeDesk({ merges, namesakes }: MergeDeskData) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const merging = useMerging(merges);
  const { id, kind, name } = merges.entity;
  return (
    <TabPage>
      <div>
        <p className={typeStyles.meta}>
          {t(`Entities_Kind_${kind}`)}, № {id}
        </p>
        <h1 className={typeStyles.display}>{name}</h1>
        <p>
          <Link className="link" to={buildRoute('dossier', { kind, id })}>
            {t('Merging_Dossier')}
          </Link>
        </p>
      </div>
      <Standing state={merging.state} reload={merging.reload} />
      <TabRow split="wideFirst">
        <MergeForm entity={merges.entity} {...{ namesakes, merging }} />
        <MergeHistory merges={merges} merging={merging} />
      </TabRow>
    </TabPage>
  );
}

function Standing({ state, reload }: { state: MergingState; reload: () => Promise<void> }) {
  const t = useText();
  if (state.kind === 'conflict')
    return (
      <p role="alert">
        {t('Merging_Conflict')}{' '}
        <Button size="small" onClick={() => void reload()}>
          {t('Merging_Reload')}
        </Button>
      </p>
    );
  if (state.kind === 'failed') return <p role="alert">{state.title || t('Merging_Failed')}</p>;
  return <output>{state.kind === 'done' && t('Merging_Done')}</output>;
}
