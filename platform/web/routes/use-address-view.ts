import { useCallback, useContext, useMemo } from 'react';
import {
  matchRoutes,
  parsePath,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  type DataRouter,
  type Location,
} from 'react-router';

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
 * The choices a page keeps in its address. A choice made while the page still turns to the one before is laid upon that
 * one, not upon what is drawn. `read` and `write` are to be the same functions each time.
 */
export function useAddressView<View>(
  read: (search: URLSearchParams) => View,
  write: (view: View, search: URLSearchParams) => URLSearchParams,
  options?: Options,
): Chosen<View> {
  const { search: said } = useLocation();
  const search = useMemo(() => new URLSearchParams(said), [said]);
  const turn = useTurnAddress(options);
  // The same until the address changes: parts that wait for their scripts must not be asked to change.
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
  const drawn = useLocation();
  const navigate = useNavigate();
  const router = useContext(DataRouterContext)?.router;
  return useCallback(
    async (next, subject) => {
      const newest = router ? newestOwn(router) : drawn;
      const search = next(new URLSearchParams(newest.search)).toString();
      const { pathname } = subject === undefined ? newest : parsePath(subject);
      await navigate({ pathname, search }, { replace, preventScrollReset: true });
    },
    [router, drawn, navigate, replace],
  );
}

/** What the page has last been asked to turn to, of another subject as well; while another page is on its way, what is drawn. */
function newestOwn({ routes, basename, state: { location, navigation } }: DataRouter): Location {
  const routeOf = (address: Location) => matchRoutes(routes, address, basename)?.at(-1)?.route;
  const asked = navigation.location;
  const isOwn = asked && (asked.pathname === location.pathname || routeOf(asked) === routeOf(location));
  return isOwn ? asked : location;
}
