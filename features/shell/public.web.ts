import { lazy } from 'react';

/** The day a page shows, on a button that leads to another one; its code comes when the page is drawn. */
export const DayButton = lazy(() =>
  import('./web/header/clock/DayButton.tsx').then(({ DayButton: component }) => ({ default: component })),
);
