import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { createPath, parsePath, useLocation } from 'react-router';
import { noteDrawn, pendingOf, usePendingNavigate } from './use-pending-navigate.ts';

interface Options {
  /** False where the way back leads through every choice; otherwise a choice takes the place of the one before. */
  replace?: boolean;
}

/** Lays choices upon those of the address, or what is made of the newest of them; ends when the page has turned to them, or to what was chosen after. */
export type ChangeView<View> = (
  part: Partial<View> | ((newest: View) => Partial<View>),
) => void | Promise<void>;

interface Chosen<View> {
  /** What the address says: the page that is drawn. */
  view: View;
  change: ChangeView<View>;
}

/**
 * The choices a page keeps in its address. A choice made while the page still turns to the one before, or is not drawn yet,
 * is laid upon that one, not upon what is drawn. `read` and `write` are to be the same functions each time.
 */
export function useAddressView<View>(
  read: (search: URLSearchParams) => View,
  write: (view: View, search: URLSearchParams) => URLSearchParams,
  options?: Options,
): Chosen<View> {
  const { search: said } = useLocation();
  const search = useMemo(() => new URLSearchParams(said), [said]);
  const turn = useTurnAddress(options);
  const view = useMemo(() => read(search), [read, search]);
  const change = useCallback(
    (part: Partial<View> | ((newest: View) => Partial<View>)) =>
      turn((search) => {
        const newest = read(search);
        return write({ ...newest, ...(typeof part === 'function' ? part(newest) : part) }, search);
      }),
    [read, write, turn],
  );
  return { view, change };
}

/** Turns the page to another address of its own, made of the newest one asked for; `subject` is the page of another subject, whose own search is not taken. */
export function useTurnAddress({ replace = true }: Options = {}): (
  next: (newest: URLSearchParams) => URLSearchParams,
  subject?: string,
) => Promise<void> {
  const here = useLocation();
  const drawn = useRef(here);
  useLayoutEffect(() => {
    drawn.current = here;
    noteDrawn(here);
  }, [here]);
  const navigate = usePendingNavigate();
  return useCallback(
    (next, subject) => {
      const newest = pendingOf(drawn.current.pathname) ?? drawn.current;
      const search = next(new URLSearchParams(newest.search)).toString();
      const pathname = subject === undefined ? newest.pathname : parsePath(subject).pathname;
      const to = createPath({ pathname, search });
      return navigate(to, { replace, preventScrollReset: true }, drawn.current.pathname);
    },
    [navigate, replace],
  );
}
