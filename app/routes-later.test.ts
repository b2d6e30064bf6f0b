import { beforeEach, expect, test } from 'vitest';
import { holdRoutesBack, partRoutes } from './routes-later.ts';

const route = (id: string, parentId?: string) => ({
  id,
  parentId,
  path: id,
  module: `/${id}.js`,
  hasLoader: false,
});
const table = () => ({
  root: route('root'),
  layout: route('layout', 'root'),
  region: route('region', 'layout'),
  overview: route('overview', 'region'),
  forecast: route('forecast', 'region'),
  news: route('news', 'layout'),
});
const standing = { root: {}, layout: {}, region: {}, overview: {} };

let listeners: Map<string, () => void>;
beforeEach(() => {
  listeners = new Map();
});

function open() {
  const patched: [string, string[]][] = [];
  const went: unknown[] = [];
  const followers: (() => void)[] = [];
  const manifest = { routes: table() };
  const router = {
    navigate: (to: unknown) => went.push([to, patched.length]),
    patchRoutes: (parent: string, routes: { id: string }[]) => {
      patched.push([parent, routes.map(({ id }) => id)]);
      for (const hear of followers) hear();
    },
    subscribe: (hear: () => void) => void followers.push(hear),
  };
  const view = {
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: standing,
    __reactRouterDataRouter: router,
    addEventListener: (sign: string, give: () => void) => listeners.set(sign, give),
    removeEventListener: (sign: string) => listeners.delete(sign),
  };
  const start = holdRoutesBack(view as never);
  return { manifest, router, patched, went, followers, start };
}

test('a route the page does not stand in is another', () => {
  const { own, others } = partRoutes(table() as never, standing);
  expect(Object.keys(own)).toEqual(['root', 'layout', 'region', 'overview']);
  expect(Object.keys(others)).toEqual(['forecast', 'news']);
});

test('the router starts with the routes of the page alone and gets the others, each below its own, when a button of the browser leads away', () => {
  const { manifest, patched, start } = open();
  expect(Object.keys(manifest.routes)).not.toContain('news');
  // The window tells in the order of coming: who would come after the router is told too late.
  expect([...listeners.keys()]).toEqual(['popstate']);
  start();
  expect(patched).toEqual([]);
  listeners.get('popstate')!();
  expect(patched).toEqual([
    ['layout', ['news']],
    ['region', ['forecast']],
  ]);
  expect(Object.keys(manifest.routes)).toContain('news');
  expect(listeners.size).toBe(0);
});

test('a navigation nobody announced finds them too, once', () => {
  const { router, went, start } = open();
  start();
  for (const to of ['/a', '/b']) router.navigate(to);
  expect(went).toEqual([
    ['/a', 2],
    ['/b', 2],
  ]);
});

test('whoever follows the router hears nothing of routes that come back, and everything else', () => {
  const { router, followers, start } = open();
  start();
  let heard = 0;
  router.subscribe(() => (heard += 1));
  listeners.get('popstate')!();
  expect(heard).toBe(0);
  for (const hear of followers) hear();
  expect(heard).toBe(1);
});
