import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pageFiles } from '#app/routes/page-registry.ts';
import { floorPlan, publicFiles, refuseImport } from './import-rules.ts';
import { findCircles, floorOf, rooms } from './rooms.ts';
import { listSources, readImports } from './read-imports.ts';

const root = new URL('../../', import.meta.url);

test('every file imports only what its place in the house may', async () => {
  const files = await listSources();
  const imports = (await Promise.all(files.map(readImports))).flat();
  expect(imports.length).toBeGreaterThan(100);
  expect(
    imports
      .map(({ from, to, typeOnly }) => refuseImport(from, to, typeOnly))
      .filter((refusal) => refusal !== null),
  ).toEqual([]);
});

test('the rules refuse what they should', () => {
  expect(refuseImport('features/news/web/HomePage.tsx', 'features/news/server/handlers.ts', false)).toContain(
    'may not import',
  );
  expect(
    refuseImport('features/news/server/handlers.ts', 'features/regions/server/queries.ts', false),
  ).toContain('another room');
  expect(refuseImport('features/news/web/HomePage.tsx', 'features/briefing/public.web.ts', false)).toContain(
    'looks up',
  );
  expect(
    refuseImport('services/exports/server/handlers.ts', 'services/following/public.server.ts', false),
  ).toContain('calls no other');
  expect(refuseImport('simulation/forecast/holt.ts', 'platform/shared/dates.ts', false)).toContain(
    'may not import',
  );
  expect(refuseImport('platform/web/api.ts', 'app/contract.ts', false)).toContain('types only');
  expect(refuseImport('platform/web/api.ts', 'app/contract.ts', true)).toBeNull();
});

test('names say what a file is: no drawers for the unnamed', async () => {
  const drawers = (await listSources()).filter((file) =>
    /(^|\/)(utils?|helpers?|common|misc|types|index)(\.tsx?|\/)/.test(file),
  );
  expect(drawers).toEqual([]);
});

/** Folders that may hold more, each for its reason; the number is what they hold at most. */
const largeFolders: Readonly<Record<string, number>> = {
  // A measurement is a file, and `npm run bench` finds it by its name.
  bench: 60,
  // Pure and tiny, each file a subject of its own that every part of the house takes.
  'platform/shared': 38,
  // A tab is one folder.
  'features/regions/web/forecast': 22,
  'features/regions/web/list': 22,
};

test('a folder holds 20 source files at most, but for four with their reasons', async () => {
  const own = (await listSources()).filter((file) => !/\.(test|spec|gallery)\.tsx?$|\.d\.ts$/.test(file));
  const folders = [...Map.groupBy(own, (file) => file.slice(0, file.lastIndexOf('/')))];
  expect(folders.length).toBeGreaterThan(500);
  expect(
    folders.flatMap(([folder, files]) =>
      files.length > (largeFolders[folder] ?? 20) ? [`${folder} holds ${files.length}`] : [],
    ),
  ).toEqual([]);
  expect(Object.keys(largeFolders)).toHaveLength(4);
});

test('rooms look down only: no circle of rooms, of values or of types', async () => {
  const roomOf = (file: string): string | undefined => /^(?:features|services)\/(\w+)\//.exec(file)?.[1];
  const isTried = /\.(test|api\.test)\.tsx?$|\/testing\//;
  const imports = (await Promise.all((await listSources()).map(readImports))).flat();
  const arrows = imports.flatMap(({ from, to }) => {
    const [own, other] = [roomOf(from), roomOf(to)];
    return isTried.test(from) || !own || !other || own === other ? [] : [{ from: own, to: other }];
  });
  expect(arrows.length).toBeGreaterThan(50);
  expect(findCircles(arrows)).toEqual([]);
  const circle = [...arrows, { from: 'regions', to: 'measures' }];
  expect(findCircles(circle)).toEqual([['measures', 'models', 'regions']]);
});

test('a room stands on one floor, and holds nothing beside its floor plan, its public files and its README', async () => {
  const plan = new Set([...floorPlan, ...publicFiles, 'contract.ts', 'README.md']);
  const beside: string[] = [];
  const found: string[] = [];
  for (const folder of ['features', 'services']) {
    const place = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
    for (const { name } of (await readdir(place, { withFileTypes: true })).filter((each) =>
      each.isDirectory(),
    )) {
      found.push(name);
      if ((floorOf(name) === 'services') !== (folder === 'services'))
        beside.push(`${folder}/${name} stands on another floor`);
      for (const entry of await readdir(`${place}${name}`))
        if (!plan.has(entry)) beside.push(`${folder}/${name}/${entry}`);
    }
  }
  expect(beside).toEqual([]);
  expect(found.toSorted()).toEqual(Object.values(rooms).flat().toSorted());
});

test('who asks is told from cookies in one file: nothing else on the server reads them', async () => {
  const reader = 'platform/server/request-context.ts';
  const server = /^(app|platform\/server|(?:features|services)\/\w+\/server|statistics|cli)\//;
  const files = (await listSources()).filter(
    (file) => server.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  );
  // A Cookie header is read for the theme alone, which pages kept for all differ by.
  const reads = /\bcookies\b|headers(?:\.|\[['"])cookie(?!s)|\b__Host-/;
  const reading = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, root), 'utf8');
      const code = text
        .replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/gm, '')
        .replaceAll(/themeFromCookie\([^\n]*\)/g, '');
      return reads.test(code) ? file : null;
    }),
  );
  expect(reading.filter((file) => file !== null)).toEqual([reader]);
});

test('nobody imports a page: the registry alone leads to it', async () => {
  const pages = new Set<string>(Object.values(pageFiles));
  const imports = (await Promise.all((await listSources()).map(readImports))).flat();
  expect(imports.filter(({ to }) => pages.has(to)).map(({ from, to }) => `${from} imports ${to}`)).toEqual(
    [],
  );
});

test('rules of the regions lie in the folder of the tab they serve, under the word it has on the server or in the browser', async () => {
  const room = fileURLToPath(new URL('../../features/regions/', import.meta.url));
  const entries = (floor: string) => readdir(`${room}${floor}`, { withFileTypes: true });
  const tabs = [...(await entries('server')), ...(await entries('web'))].filter((each) => each.isDirectory());
  const words = new Set(tabs.map(({ name }) => name));
  const rules = await entries('domain');
  expect(rules.length).toBeGreaterThanOrEqual(7);
  expect(rules.map(({ name }) => name).filter((name) => !words.has(name))).toEqual([]);
});

/** Names under which addresses say a day that goes into a call. */
const readsDayItself = /\.get\('(?:day|from|to|since|till|until|date)'\)/;

test('what an address says is read by the shared fields: no room has a field of its own, and none reads a day by hand', async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const rooms = (await listSources()).filter((file) =>
    /^(?:features|services)\/[^/]+\/(?:domain|web)\//.test(file),
  );
  expect(rooms.length).toBeGreaterThan(500);
  const own: string[] = [];
  for (const file of rooms) {
    const text = await readFile(root + file, 'utf8');
    const isField =
      /\bAddressField\b/.test(text) || (text.includes('addressView(') && /\bread: \(/.test(text));
    // The page that leads away is given an address under this name, no day.
    const isDay = readsDayItself.test(text) && file !== 'features/news/web/AwayPage.tsx';
    if (isField || isDay) own.push(file);
  }
  expect(own).toEqual([]);
});

test('pictures of others are decoded in one file: nothing else of the product imports sharp', async () => {
  const product = (await listSources()).filter(
    (file) => !/\.(test|spec)\.tsx?$|\/testing\/|^(tools|bench|e2e)\//.test(file),
  );
  const importing = await Promise.all(
    product.map(async (file) =>
      /\b(?:from|import|require)\b\s*\(?\s*['"]sharp['"]/.test(await readFile(new URL(file, root), 'utf8'))
        ? file
        : null,
    ),
  );
  expect(importing.filter((file) => file !== null)).toEqual(['platform/server/pictures/draw-picture.ts']);
  const drawing = (await Promise.all(product.map(readImports)))
    .flat()
    .filter(({ to }) => to === 'platform/server/pictures/draw-picture.ts');
  expect(drawing.map(({ from }) => from)).toEqual(['platform/server/pictures/answer-pictures.ts']);
});
