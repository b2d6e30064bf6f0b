import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { findRoute } from './find-route.ts';

/**
 * Renders an address with its own route and those it stands in alone: which page it is is known already, and to try all
 * patterns of the table once more for each page costs a millisecond of the fifteen that the front page takes. An unknown
 * address, and the data of a page alone, are left to the whole table.
 */
export function openRendering(build: ServerBuild): RequestHandler {
  const whole = createRequestHandler(build, 'production');
  const alone = new Map<string, RequestHandler>();
  return (request, parts) => {
    const { pathname } = new URL(request.url);
    const name = pathname.endsWith('.data') ? undefined : findRoute(pathname)?.name;
    if (name === undefined || build.routes[name] === undefined) return whole(request, parts);
    let render = alone.get(name);
    if (render === undefined) {
      const assets = { ...build.assets, routes: routesOf(build.assets.routes, name) };
      render = createRequestHandler({ ...build, assets, routes: routesOf(build.routes, name) }, 'production');
      alone.set(name, render);
    }
    return render(request, parts);
  };
}

/** A route, those it stands in, and what stands at its own address where it is a frame. */
export function routesOf<Route extends { parentId?: string; index?: boolean }>(
  routes: Readonly<Record<string, Route | undefined>>,
  name: string,
): Record<string, Route> {
  const own: Record<string, Route> = {};
  for (let id: string | undefined = name; id !== undefined; id = own[id]?.parentId) {
    const route: Route | undefined = routes[id];
    if (route === undefined) break;
    own[id] = route;
  }
  for (const [id, route] of Object.entries(routes))
    if (route?.index && route.parentId === name) own[id] = route;
  return own;
}
