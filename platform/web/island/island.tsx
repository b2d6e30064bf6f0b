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
import { useNavigation, useRevalidator } from 'react-router';
import { holdClicks } from './hold-clicks.ts';

/**
 * What a reader does before anything on the page may change: its parts are taken over then, since one that still waits
 * would hold every change around it back.
 */
const intents = ['pointerdown', 'keydown', 'popstate'] as const;

interface IslandOptions {
  /** px kept free where the part is drawn in the browser. */
  height?: number;
  /** Width of the window, px, from which the server's drawing is exact; in a narrower one the scripts come on sight. */
  exactFrom?: number;
}

/** A part of a page whose scripts come late. */
export type Island<Props> = ComponentType<Props> & {
  /** Has the part taken over now. */
  wake: () => void;
  /** Has the scripts come, so that the part can be drawn at once where the browser alone draws it. */
  fetch: () => Promise<unknown>;
};

/**
 * A part of a page that is read without scripts: the server draws it, and its scripts come when it is first pointed at
 * or focused, or when anything is pressed; a press on it takes effect when they are here. Drawn in the browser alone,
 * after a navigation, they come at once.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { height = 0, exactFrom = 0 }: IslandOptions = {},
): Island<Props> {
  const gate = openGate();
  let fetched: ComponentType<Props> | null = null;
  const fetch = async (): Promise<ComponentType<Props>> => (fetched ??= await load());
  const Part = lazy(async () => {
    await gate.opened;
    // Where the scripts do not come, the server's picture goes on standing.
    return { default: await fetch().catch(() => new Promise<never>(() => {})) };
  });
  // Drawn once for the same props: a part the browser has not taken over yet must not be asked to change.
  const Content = memo(function Content({ onArrive, ...given }: Props & Arriving) {
    return (
      <Suspense fallback={<Missing height={height} onShown={gate.open} />}>
        <Part {...(given as unknown as Props)} />
        <Arrived onArrive={onArrive} />
      </Suspense>
    );
  });
  function Island(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const [clicks] = useState(() => holdClicks(gate.open));
    const isServed = useServed();
    const { state } = useNavigation();
    const { state: revalidation } = useRevalidator();
    // A part that waits holds a navigation back, and asking for the page's data again.
    const [Now] = useState(() => (isServed || typeof document === 'undefined' ? null : fetched));
    if ((!isServed && Now === null) || state !== 'idle' || revalidation !== 'idle') gate.open();
    useEffect(() => {
      const element = box.current!;
      // React holds back, and stops, what it listens to itself; these two it does not listen to.
      element.addEventListener('pointerenter', gate.open);
      element.addEventListener('focus', gate.open, true);
      for (const intent of intents) window.addEventListener(intent, gate.open, true);
      const letGo = Now === null ? clicks.hold(element) : undefined;
      const unwatch = matchMedia(`(min-width: ${exactFrom}px)`).matches ? null : onSight(element, gate.open);
      return () => {
        unwatch?.();
        letGo?.();
        for (const intent of intents) window.removeEventListener(intent, gate.open, true);
        // Whoever comes back to the page finds it drawn in the browser.
        gate.open();
      };
    }, [clicks, Now]);
    return (
      <div ref={box}>
        {Now === null ? <Content {...props} onArrive={clicks.release} /> : <Now {...props} />}
      </div>
    );
  }
  return Object.assign(Island, { wake: gate.open, fetch });
}

interface Arriving {
  onArrive: () => void;
}

/** Stands beside a part and says when it has been taken over. */
function Arrived({ onArrive }: Arriving) {
  useEffect(onArrive, [onArrive]);
  return null;
}

/** Calls once the element is in view; returns how to stop waiting for it. */
function onSight(element: Element, see: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && see());
  observer.observe(element);
  return () => observer.disconnect();
}

/** In place of a part that the browser has to draw after all: from now on it is wanted. */
function Missing({ height, onShown }: { height: number; onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return <div style={{ minHeight: height }} />;
}

/** True for a component that stood in the server's page, on the server itself false: nothing waits there. */
function useServed(): boolean {
  const [{ isServed, tellServed }] = useState(openServed);
  return useSyncExternalStore(never, isServed, tellServed);
}

/** What was said while the page is taken over stays said: another answer afterwards would draw every part again. */
function openServed(): { isServed: () => boolean; tellServed: () => boolean } {
  let served = false;
  const tellServed = (): boolean => {
    served = typeof window !== 'undefined';
    return served;
  };
  return { isServed: () => served, tellServed };
}

const never = () => () => {};

function openGate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
