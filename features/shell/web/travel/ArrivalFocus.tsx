import { useEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { announce } from '#platform/web/live/announce.ts';
import { findArrivalFocus, takeFocus } from './arrival-focus.ts';

/** After a navigation to another page the focus goes where its reader begins, and the page's title is said. */
export function ArrivalFocus() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const isReturn = useNavigationType() === 'POP';
  const before = useRef(pathname);
  const held = useRef<Element | null>(null);
  useEffect(() => {
    if (state !== 'idle') held.current = document.activeElement;
  }, [state]);
  useEffect(() => {
    const from = before.current;
    before.current = pathname;
    if (from === pathname) return undefined;
    // The title is written by the page's own effects: one frame later it stands.
    const frame = requestAnimationFrame(() => {
      const target = findArrivalFocus(document, { from, held: held.current, isReturn });
      if (target) takeFocus(target);
      announce(document.title);
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, isReturn]);
  return null;
}
