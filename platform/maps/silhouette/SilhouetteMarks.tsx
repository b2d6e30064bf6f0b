import { memo } from 'react';
import { borders, land } from './place-on-silhouette.ts';

/** Land and inner borders without names, the quiet ground of small maps. */
export const SilhouetteMarks = memo(function SilhouetteMarks() {
  return (
    <>
      <path d={land} fill="var(--wash-2)" />
      <path
        d={borders}
        fill="none"
        stroke="var(--ground)"
        strokeWidth={0.75}
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
});
