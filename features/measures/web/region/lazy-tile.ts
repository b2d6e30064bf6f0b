import { lazy } from 'react';

/** The tile's script comes when a dossier is drawn below its figures. */
export const RegionMeasuresTile = lazy(() =>
  import('./RegionMeasuresTile.tsx').then(({ RegionMeasuresTile: component }) => ({ default: component })),
);
