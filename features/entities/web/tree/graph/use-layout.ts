import { useEffect, useMemo, useRef, useState } from 'react';
import { placeAround, treeShape, type Point, type TreeShape } from '../../../domain/tree/layout-tree.ts';
import type { TreeEdge } from '../load-tree.ts';

/** Places of the nodes: a spiral at once, also on the server; then, from a thread, where their bonds pull them. Opened nodes move from where they stood. */
export function useLayout(ids: readonly number[], edges: readonly TreeEdge[]): ReadonlyMap<number, Point> {
  const shape = useMemo(() => treeShape(ids, edges), [ids, edges]);
  const [laid, setLaid] = useState<{ shape: TreeShape; places: Map<number, Point> } | null>(null);
  const known = useRef(new Map<number, Point>());
  useEffect(() => {
    const worker = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Map<number, Point>>) => {
      known.current = data;
      setLaid({ shape, places: data });
    });
    worker.postMessage({ shape, known: known.current });
    return () => worker.terminate();
  }, [shape]);
  return useMemo(
    () => (laid?.shape === shape ? laid.places : placeAround(shape.ids, laid?.places)),
    [laid, shape],
  );
}
