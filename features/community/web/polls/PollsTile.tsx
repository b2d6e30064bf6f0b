import { useCallback, useState } from 'react';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded } from '#platform/ui/tiles/use-loaded.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { CommentKind } from '../../domain/comment-rules.ts';
import { canAskPolls } from '../../domain/abilities.ts';
import { PollList } from './PollList.tsx';

interface Props {
  kind: CommentKind;
  subjectId: number;
}

/** What readers of a story or item are asked; nothing where nobody asks, save for those who may. */
export function PollsTile(subject: Props) {
  const [round, setRound] = useState(0);
  return <LoadedPolls key={round} {...subject} changed={() => setRound((before) => before + 1)} />;
}

function LoadedPolls({ kind, subjectId, changed }: Props & { changed: () => void }) {
  const t = useText();
  const api = useApi();
  const { account } = useSession();
  const canAsk = canAskPolls(account);
  const load = useCallback(
    (signal?: AbortSignal) => api.call('polls/getPolls', { kind, subjectId }, { signal }),
    [api, kind, subjectId],
  );
  const { data, state } = useLoaded(load);
  if (state.kind === 'loading' || (data?.length === 0 && !canAsk)) return null;
  return (
    <Tile level={2} title={t('Polls_Title')} state={state}>
      {data && <PollList {...{ kind, subjectId, canAsk, changed }} polls={data} />}
    </Tile>
  );
}
