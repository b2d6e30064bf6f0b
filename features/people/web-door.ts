import { lazy } from 'react';

/** What readers say under a story or item; its code comes when the page is drawn, its words when they are wanted. */
export const CommentsTile = lazy(() =>
  import('./web/comments/CommentsTile.tsx').then(({ CommentsTile: component }) => ({ default: component })),
);
