import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { CommentKind } from '../../domain/comment-rules.ts';

const LoadedComments = lazy(async () => ({
  default: (await import('./LoadedComments.tsx')).LoadedComments,
}));

interface Props {
  kind: CommentKind;
  subjectId: number;
}

/** Where an address leads that wants to be among the comments. */
const anchor = 'comments';

const isAnchorAsked = (): boolean => location.hash === `#${anchor}`;

function onAddress(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/**
 * What readers say under a story or item. It is asked for when somebody wants to read it, so that the page's first view
 * carries nothing of it. An address that ends in `#comments` wants it.
 */
export function CommentsTile(subject: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const isWanted = useSyncExternalStore(onAddress, isAnchorAsked, () => false);
  useEffect(() => {
    if (isWanted) place.current?.scrollIntoView();
  }, [isWanted]);
  const next = (): void => setRound((before) => before + 1);
  return (
    <div id={anchor} ref={place}>
      <CommentsOrButton {...subject} round={round + (isWanted ? 1 : 0)} next={next} />
    </div>
  );
}

function CommentsOrButton({ round, next, ...subject }: Props & { round: number; next: () => void }) {
  const t = useText();
  const title = t('Comments_Title');
  if (round > 0)
    return (
      <Suspense fallback={<Tile level={2} title={title} state={{ kind: 'loading' }} />}>
        <LoadedComments key={round} {...subject} changed={next} />
      </Suspense>
    );
  return (
    <Tile level={2} title={title}>
      <Button icon="comment" onClick={next}>
        {t('Comments_Show')}
      </Button>
    </Tile>
  );
}
