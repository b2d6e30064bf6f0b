import {
  UNSAFE_createClientRoutes as createClientRoutes,
  type DataRouter,
  type UNSAFE_AssetsManifest as AssetsManifest,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';

type Routes = AssetsManifest['routes'];

/** What the page's own scripts leave for the router, as far as it is used here. */
interface RouterWindow extends Window {
  __reactRouterManifest: AssetsManifest;
  __reactRouterRouteModules: RouteModules;
  __reactRouterDataRouter: DataRouter;
}

/**
 * Takes from the list of routes all but those the page stands in, and returns the function that puts them back. The
 * router works out the patterns of every route it knows before it draws the first: for a hundred of them a phone needs
 * 80 ms, which a page at rest has no use for. They are back at the first navigation, by a call or by the browser's
 * buttons, before the router looks for its page. Whoever follows the router hears nothing of it: drawn anew for nothing,
 * a part that is not taken over yet would lose its place.
 */
export function holdRoutesBack(view: RouterWindow): () => () => void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = view;
  const { own, others } = partRoutes(manifest.routes, modules);
  manifest.routes = own;
  let give = (): void => {};
  const giveNow = (): void => give();
  // Before the router is made: a window tells its listeners of a step back in the order they came, whatever their phase.
  view.addEventListener('popstate', giveNow);
  return () => {
    const { __reactRouterDataRouter: router } = view;
    const navigate = router.navigate.bind(router) as (...to: unknown[]) => Promise<void>;
    const subscribe = router.subscribe.bind(router);
    let isGiven = false;
    let isQuiet = false;
    give = () => {
      if (isGiven) return;
      isGiven = true;
      stop();
      isQuiet = true;
      for (const parent of Object.keys(own))
        if (Object.values(others).some((route) => route?.parentId === parent))
          router.patchRoutes(
            parent,
            createClientRoutes(others as never, modules, null as never, true, false, parent),
          );
      isQuiet = false;
      Object.assign(own, others);
    };
    const stop = (): void => view.removeEventListener('popstate', giveNow);
    router.subscribe = (hear) => subscribe((...news) => (isQuiet ? undefined : hear(...news)));
    router.navigate = (...to: unknown[]) => {
      give();
      return navigate(...to);
    };
    return stop;
  };
}

/** The routes a page stands in, and all others. */
export function partRoutes(routes: Routes, standing: object): { own: Routes; others: Routes } {
  const own: Routes = {};
  const others: Routes = {};
  for (const [id, route] of Object.entries(routes)) (id in standing ? own : others)[id] = route;
  return { own, others };
}
