import { lazy } from 'react';

/** What readers say under a story or item: a button that answers at once; the code of the list and its words come when they are wanted. */
export { CommentsTile } from './web/comments/CommentsTile.tsx';

/** What readers of a story or item are asked; its code and its words come when the page is drawn. */
export const PollsTile = lazy(() =>
  import('./web/polls/PollsTile.tsx').then(({ PollsTile: component }) => ({ default: component })),
);
