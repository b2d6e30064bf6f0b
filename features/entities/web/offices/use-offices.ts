import type { OutputOf } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useQueueSteps } from '../use-queue-steps.ts';

/** Offices that headlines say were taken or left. */
export type OfficeTurns = OutputOf<'entities/getOfficeTurns'>;

/** One of them. */
export type OfficeTurn = OfficeTurns['turns'][number];

type Said = 'Offices_Begun' | 'Offices_Ended' | 'Offices_Dropped' | 'Offices_Undone' | 'Offices_Failed';

/** Steps through the queue: a term written, one ended, a row dropped, and the last of them taken back; each loads the queue anew. */
export function useOffices() {
  const api = useApi();
  const { isBusy, last, said, attempt, undo } = useQueueSteps<number, Said>('Offices_Failed');
  const keyOf = ({ person, turn, day }: OfficeTurn) => ({ id: person.id, turn, day });
  return {
    isBusy,
    last,
    said,
    begin: (turn: OfficeTurn, office: string, starts: string) =>
      attempt(
        'Offices_Begun',
        turn.person.name,
        async () => (await api.call('entities/beginTerm', { ...keyOf(turn), office, starts })).stepId,
      ),
    end: (turn: OfficeTurn, statementId: number, ends: string) =>
      attempt(
        'Offices_Ended',
        turn.person.name,
        async () => (await api.call('entities/endTerm', { ...keyOf(turn), statementId, ends })).stepId,
      ),
    drop: (turn: OfficeTurn) =>
      attempt(
        'Offices_Dropped',
        turn.person.name,
        async () => (await api.call('entities/dropTurn', keyOf(turn))).stepId,
      ),
    undo: () => undo('Offices_Undone', (stepId) => api.call('entities/undoOfficeStep', { stepId })),
  };
}
