import { memo } from 'react';
import { paneHeight, paneWidth, layoutHeight, layoutSmallMultiple } from './layout-small-multiple.ts';

interface Props {
  values: readonly (number | null)[];
  /** Id of the ghost's path, which is drawn once for all panes. */
  ghost: string;
  yMax: number;
  threshold?: number;
}

/** One pane: bound, area, ghost, line, axis. Drawn once, whatever the cursor does. */
export const SmallMultipleMarks = memo(function SmallMultipleMarks({
  values,
  ghost,
  yMax,
  threshold,
}: Props) {
  const { line, area } = layoutSmallMultiple(values, yMax);
  const steady = { vectorEffect: 'non-scaling-stroke' } as const;
  const bound = threshold === undefined ? null : layoutHeight(threshold, yMax).toFixed(1);
  return (
    <svg
      viewBox={`0 0 ${paneWidth} ${paneHeight}`}
      width="100%"
      height={paneHeight}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ display: 'block' }}
    >
      {bound !== null && (
        <path d={`M0 ${bound}H${paneWidth}`} stroke="var(--hair-2)" strokeDasharray="2 3" {...steady} />
      )}
      <path d={area} fill="var(--d1)" opacity={0.14} />
      <use href={`#${ghost}`} fill="none" stroke="var(--ghost)" />
      <path d={line} fill="none" stroke="var(--d1)" strokeWidth={1.5} strokeLinejoin="round" {...steady} />
      <path d={`M0 ${paneHeight - 0.5}H${paneWidth}`} stroke="var(--hair-2)" {...steady} />
    </svg>
  );
});
