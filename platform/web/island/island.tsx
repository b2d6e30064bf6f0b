import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';

/**
 * A part of a page that is read without scripts: the server draws it, and its scripts come when it is first touched or
 * focused. Drawn in the browser alone, after a navigation, they come at once. `height` in px is kept free meanwhile.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height = 0,
): ComponentType<Props> {
  const gate = openGate();
  const Part = lazy(async () => {
    await gate.opened;
    // Where the scripts do not come, the server's picture goes on standing.
    return { default: await load().catch(() => new Promise<never>(() => {})) };
  });
  // Drawn once for the same props: a part the browser has not taken over yet must not be asked to change.
  const Content = memo(function Content(props: Props) {
    return (
      <Suspense fallback={<div style={{ minHeight: height }} />}>
        <Part {...props} />
      </Suspense>
    );
  });
  return function Island(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const isServed = useServed();
    if (!isServed) gate.open();
    useEffect(() => {
      const element = box.current!;
      // React holds back, and stops, what it listens to itself; these two it does not listen to.
      element.addEventListener('pointerenter', gate.open);
      element.addEventListener('focus', gate.open, true);
      // Whoever comes back to the page finds it drawn in the browser.
      return gate.open;
    }, []);
    return (
      <div ref={box}>
        <Content {...props} />
      </div>
    );
  };
}

/** True for a component that stood in the server's page, on the server itself false: nothing waits there. */
function useServed(): boolean {
  const isTakingOver = useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
  const [isServed] = useState(isTakingOver);
  return isServed;
}

const never = () => () => {};

function openGate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
