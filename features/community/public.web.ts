import { lazy } from 'react';

/** What readers say under a story or item; its code comes when the page is drawn, its words when they are wanted. */
export const CommentsTile = lazy(() =>
  import('./web/comments/CommentsTile.tsx').then(({ CommentsTile: component }) => ({ default: component })),
);

/** What readers of a story or item are asked; its code and its words come when the page is drawn. */
export const PollsTile = lazy(() =>
  import('./web/polls/PollsTile.tsx').then(({ PollsTile: component }) => ({ default: component })),
);
