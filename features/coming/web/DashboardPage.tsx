import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { DeniedView } from '#platform/web/errors/DeniedView.tsx';
import { ComingView } from './ComingView.tsx';

/** The two balances of the own region; whoever is linked to none is told so (F1). */
export default function DashboardPage() {
  const t = useText();
  const { account } = useSession();
  if (account.linkedObjectYugoId === null) return <DeniedView reason={t('Errors_NoDashboard')} />;
  return <ComingView />;
}
