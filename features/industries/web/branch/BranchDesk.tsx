import { TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import typeStyles from '#platform/ui/type.module.css';
import type { OutputOf } from '#platform/web/api.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useText } from '#platform/web/text.ts';
import { BranchForm } from './BranchForm.tsx';
import { BranchHistory } from './BranchHistory.tsx';
import { useBranchDraft } from './use-branch-draft.ts';

type History = OutputOf<'branches/getHistory'>;

/** The form with the history beside it. */
export function BranchDesk({ history }: { history: History | null }) {
  const t = useText();
  const draft = useBranchDraft(history);
  const title = t(history === null ? 'Branch_New' : 'Branch_Edit');
  return (
    <TabPage>
      <PageTitle>{title}</PageTitle>
      <h1 className={typeStyles.display}>{title}</h1>
      {history?.isShipped ? (
        <p>{t('Branch_Shipped')}</p>
      ) : (
        <TabRow split="wideFirst">
          <BranchForm draft={draft} />
          <BranchHistory history={history} take={draft.change} />
        </TabRow>
      )}
    </TabPage>
  );
}
