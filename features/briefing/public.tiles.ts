import { lazy } from 'react';

/** What else happened about the start of a measure; its code comes when the page is drawn. */
export const AroundTile = lazy(() =>
  import('./web/around/AroundTile.tsx').then(({ AroundTile: component }) => ({ default: component })),
);
