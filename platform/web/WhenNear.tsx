import { Suspense, type ReactNode } from 'react';
import { useNearView } from './use-near-view.ts';

/** A part that asks for its scripts and its figures by itself: it begins when a reader is within a window's height of it. */
export function WhenNear({ height, children }: { height: number; children: ReactNode }) {
  const [target, isNear] = useNearView<HTMLDivElement>('100%');
  return (
    <div ref={target} style={isNear ? undefined : { minHeight: height }}>
      {isNear && <Suspense fallback={<div style={{ minHeight: height }} />}>{children}</Suspense>}
    </div>
  );
}
