import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import { isChanged, type Control } from './is-changed.ts';
import { reportEarly } from './report-early.ts';

/** What a control calls with itself when its value has changed; React's own event fits. */
export type OnChange<Element> = (event: ControlEvent<Element>) => void;

interface ControlEvent<Element> {
  target: Element;
  /** It was changed before the page's scripts came. */
  isEarly?: boolean;
}

/**
 * Ref of a control. What was typed or chosen in the server's page before its scripts came is reported once, as the
 * scripts take the page over. React leaves it in the control, tells nobody, and overwrites it with its next drawing.
 */
export function useTakeOver<Element extends Control>(
  given: Ref<Element> | undefined,
  onChange: OnChange<Element> | undefined,
  isOther: (control: Element) => boolean = isChanged,
): RefObject<Element | null> {
  const own = useRef<Element>(null);
  const newest = useRef(onChange);
  const isEarly = useRef(isOther);
  useImperativeHandle(given, () => own.current!, []);
  useLayoutEffect(() => {
    newest.current = onChange;
  });
  // React runs the effects of the drawing that takes over before it draws again. Not a layout effect: an address can
  // not be changed before the router's own layout effects have run.
  useEffect(() => {
    const control = own.current;
    if (control && isEarly.current(control))
      reportEarly(control, () => newest.current?.({ target: control, isEarly: true }));
  }, []);
  return own;
}
