export { useReceiptFacts } from './web/brief/use-receipt-facts.ts';
export { useBriefVoice } from './web/brief/use-brief-voice.ts';
import { lazy } from 'react';

/** An expert's word on a dossier; its code comes when the page is drawn. */
export const ReviewTile = lazy(() =>
  import('./web/ReviewTile.tsx').then(({ ReviewTile: component }) => ({ default: component })),
);

/** Why the figure moved; its code comes when the page is drawn. */
export const WhyTile = lazy(() =>
  import('./web/turns/WhyTile.tsx').then(({ WhyTile: component }) => ({ default: component })),
);
