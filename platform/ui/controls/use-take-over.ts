import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type Ref,
  type RefObject,
} from 'react';
import { isChanged, type Control } from './is-changed.ts';

/** What a control calls with itself when its value has changed; React's own event fits. */
export type OnChange<Element> = (event: ControlEvent<Element>) => void;

interface ControlEvent<Element> {
  target: Element;
  /** It was changed before the page's scripts came. */
  isEarly?: boolean;
}

/**
 * Ref of a control. What was typed or chosen in the server's page before its scripts came is reported once, as the
 * scripts take the page over: React leaves it in the control, tells nobody, and overwrites it with its next drawing.
 */
export function useTakeOver<Element extends Control>(
  given: Ref<Element> | undefined,
  onChange: OnChange<Element> | undefined,
  isOther: (control: Element) => boolean = isChanged,
): RefObject<Element | null> {
  const own = useRef<Element>(null);
  const report = useEffectEvent(
    (target: Element) => isOther(target) && onChange?.({ target, isEarly: true }),
  );
  useImperativeHandle(given, () => own.current!, []);
  // In the drawing that takes over, before anything can be drawn again.
  useLayoutEffect(() => void (own.current && report(own.current)), []);
  return own;
}
