import { lazy } from 'react';

/** What is limited in the place; its code comes when the page is drawn. */
export const LimitsTile = lazy(() =>
  import('./LimitsTile.tsx').then(({ LimitsTile: component }) => ({ default: component })),
);
