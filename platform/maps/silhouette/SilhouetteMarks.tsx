import { memo } from 'react';
import picture from './silhouette.svg?url';

/** Land and inner borders without names, the quiet ground of small maps; a file of its own, fetched once for all pages. */
export const SilhouetteMarks = memo(function SilhouetteMarks() {
  return (
    <>
      <use href={`${picture}#land`} fill="var(--wash-2)" />
      <use href={`${picture}#borders`} stroke="var(--ground)" strokeWidth={0.75} />
    </>
  );
});
