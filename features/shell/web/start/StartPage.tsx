import { useContext, useEffect, useState, type ReactNode } from 'react';
import type { OutputOf } from '#platform/web/api.ts';
import { useStore } from '#platform/web/create-store.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { VisitContext, type Visit } from '#platform/web/session/visit.ts';
import { StartContext, type Start } from '#platform/web/start-context.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

type Known = { account: OutputOf<'account/getCurrentAccount'> } | { error: string };

interface Props {
  known: Known;
  start: Start;
  children: ReactNode;
}

/** Spec 4: who visits is known first; until then, and when it can't be known, the loading screen stands. */
export function StartPage({ known, start, children }: Props) {
  const visit = useContext(VisitContext);
  useState(() => tellAccount(visit, known));
  const { status } = useStore(visit.session);
  useEffect(() => tellAccount(visit, known), [visit, known]);
  return <StartContext value={start}>{status === 'ready' ? children : <WaitForAccount />}</StartContext>;
}

function tellAccount({ session }: Visit, known: Known): void {
  if ('account' in known) session.send({ type: 'accountLoaded', account: known.account });
  else if (session.get().status === 'loading') session.send({ type: 'accountFailed', error: known.error });
}

/** The server could not tell in time: the browser asks once by itself, and again when the reader wants. */
function WaitForAccount() {
  const { refresh } = useSession();
  useEffect(() => void refresh(), [refresh]);
  return <LoadingScreen onRetry={() => void refresh()} />;
}
