import { Link } from '#platform/web/Link.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SubjectHead } from '#platform/ui/navigation/SubjectHead.tsx';
import { TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { MergeDeskData } from './load-merge-desk.ts';
import { MergeForm } from './MergeForm.tsx';
import { MergeHistory, SplitHistory } from './MergeHistory.tsx';
import { SplitForm } from './SplitForm.tsx';
import { useMerging, type MergingState } from './use-merging.ts';

/** Who is the same, and what is another one's: each form with what was done so far and its undo beside it. */
export function MergeDesk({ merges, namesakes, header, splits }: MergeDeskData) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const merging = useMerging(merges);
  const { id, kind, name } = merges.entity;
  return (
    <TabPage>
      <SubjectHead
        above={
          <p className={typeStyles.meta}>
            {t(`Entities_Kind_${kind}`)}, № {id}
          </p>
        }
        title={name}
        tools={
          <Link className="link" to={buildRoute('dossier', { kind, id })}>
            {t('Merging_Dossier')}
          </Link>
        }
      />
      <Standing state={merging.state} reload={merging.reload} />
      <TabRow split="wideFirst">
        <MergeForm entity={merges.entity} {...{ namesakes, merging }} />
        <MergeHistory merges={merges} merging={merging} />
      </TabRow>
      <TabRow split="wideFirst">
        <SplitForm entity={merges.entity} {...{ header, namesakes, merging }} />
        <SplitHistory splits={splits} merging={merging} />
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
