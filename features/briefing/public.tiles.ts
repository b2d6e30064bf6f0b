import { lazy } from 'react';

/** A dated event in a line; its code comes when the page is drawn. */
export const EventLine = lazy(() =>
  import('./web/calendar/EventLine.tsx').then(({ EventLine: component }) => ({ default: component })),
);
