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

const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'popstate'];
const idleAfter = 10_000;

/**
 * Takes from the list of routes all but those the page stands in, and returns the function that puts them back. The
 * router works out the patterns of every route it knows before it draws the first: for a hundred of them a phone needs
 * 80 ms, which a page at rest has no use for. They are back before any navigation: at the first sign of a person (the
 * hand over a link, a key, back), at a call to `navigate`, and after ten seconds in any case.
 */
export function holdRoutesBack(view: RouterWindow): () => () => void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = view;
  const { own, others } = partRoutes(manifest.routes, modules);
  manifest.routes = own;
  return () => {
    const { __reactRouterDataRouter: router } = view;
    const navigate = router.navigate.bind(router) as (...to: unknown[]) => Promise<void>;
    let isGiven = false;
    const give = (): void => {
      if (isGiven) return;
      isGiven = true;
      stop();
      for (const parent of Object.keys(own))
        if (Object.values(others).some((route) => route?.parentId === parent))
          router.patchRoutes(
            parent,
            createClientRoutes(others as never, modules, null as never, true, false, parent),
          );
      Object.assign(own, others);
    };
    const timer = setTimeout(() => view.requestIdleCallback?.(give) ?? give(), idleAfter);
    const stop = (): void => {
      clearTimeout(timer);
      for (const sign of signs) view.removeEventListener(sign, give, true);
    };
    for (const sign of signs) view.addEventListener(sign, give, { capture: true, passive: true });
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
