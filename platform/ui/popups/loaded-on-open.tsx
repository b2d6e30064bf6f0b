import { lazy, Suspense, type ComponentType } from 'react';
import { loadChunk } from '#platform/web/errors/chunk-error.ts';

/** What a toggle wears so that its sheet is on its way before it is pressed. */
interface Approach {
  onPointerEnter: () => void;
  onFocus: () => void;
}

/** What a sheet holds, whose scripts come when its toggle is approached or, at the latest, when it is opened. */
export function loadedOnOpen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): [content: ComponentType<Props>, approach: Approach] {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => (loading ??= loadChunk(load).then((part) => ({ default: part })));
  const Part = lazy(loadOnce);
  // A failure is told by the part itself when it is opened.
  const approach = () => void loadOnce().catch(() => (loading = undefined));
  return [
    function Content(props: Props) {
      return (
        <Suspense>
          <Part {...props} />
        </Suspense>
      );
    },
    { onPointerEnter: approach, onFocus: approach },
  ];
}
