import { useCallback } from 'react';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded } from '#platform/ui/tiles/use-loaded.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { CommentKind } from '../../domain/comment-rules.ts';
import { CommentList } from './CommentList.tsx';

interface Props {
  kind: CommentKind;
  subjectId: number;
  /** What to do when somebody wrote or changed a comment. */
  changed: () => void;
}

/** The comments of a story or item. They load by themselves. */
export function LoadedComments({ kind, subjectId, changed }: Props) {
  const t = useText();
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal) => api.call('comments/getComments', { kind, subjectId }, { signal }),
    [api, kind, subjectId],
  );
  const { data, state } = useLoaded(load);
  return (
    <Tile
      level={2}
      title={t('Comments_Title')}
      state={state}
      sub={data && t('Comments_Count', { count: data.count })}
    >
      {data && <CommentList {...{ kind, subjectId }} data={data} changed={changed} />}
    </Tile>
  );
}
