import { floorOf, floors } from './rooms.ts';

/** Part of the house a file lies in; `room` is set for parts of a room. */
export interface Place {
  part: string;
  room?: string;
}

/** Which part may import which; the reasons stand in docs/architecture.md. A part may always import itself (same room). */
const allowed: Record<string, readonly string[]> = {
  shared: [],
  simulation: [],
  newsengine: [],
  feedformats: [],
  connectors: [],
  messages: [],
  charts: ['shared'],
  maps: ['shared', 'charts'],
  'platform/contract': ['shared'],
  'platform/server': ['platform/contract', 'shared'],
  'platform/web': ['platform/contract', 'ui', 'charts', 'maps', 'shared', 'app-types'],
  ui: ['platform/contract', 'platform/web', 'charts', 'maps', 'shared', 'app-types'],
  'room/contract': [
    'room/domain',
    'platform/contract',
    'statistics/shapes',
    'simulation',
    'newsengine',
    'feedformats',
    'connectors',
    'shared',
  ],
  'room/domain': ['simulation', 'newsengine', 'feedformats', 'connectors', 'shared'],
  'room/server': [
    'room/contract',
    'room/domain',
    'platform/contract',
    'platform/server',
    'statistics',
    'statistics/shapes',
    'simulation',
    'newsengine',
    'feedformats',
    'connectors',
    'shared',
  ],
  'room/web': [
    'room/domain',
    'simulation',
    'newsengine',
    'platform/contract',
    'platform/web',
    'ui',
    'charts',
    'maps',
    'shared',
    'app-types',
  ],
  'room/messages': ['messages'],
  'statistics/shapes': ['platform/contract', 'shared'],
  statistics: ['statistics/shapes', 'platform/server', 'platform/contract', 'shared'],
};

/** Type-only imports the browser side may take from app: the shape of the contract and the message keys. */
const appTypes = new Set(['app/contract.ts', 'app/messages.ts', 'app/routes/route-table.ts']);

/** Where a file of the repository stands; null for parts that may import everything (app, tools, e2e, deployed, bench, tests). */
function placeOf(file: string): Place | null {
  if (/\.(test|api\.test)\.tsx?$/.test(file) || file.includes('/testing/')) return null;
  if (appTypes.has(file)) return { part: 'app-types' };
  const platform = /^platform\/(shared|charts|maps|ui)\//.exec(file);
  if (platform) return { part: file.includes('/messages/') ? 'messages' : platform[1]! };
  const floor = /^platform\/(contract|server|web)\//.exec(file);
  if (floor) return { part: file.includes('/messages/') ? 'messages' : `platform/${floor[1]}` };
  if (file.startsWith('statistics/shapes/')) return { part: 'statistics/shapes' };
  const ground = /^(simulation|newsengine|feedformats|connectors|statistics)\//.exec(file);
  if (ground) return { part: ground[1]! };
  const room = /^(?:features|services)\/(\w+)\/([\w.-]+)/.exec(file);
  if (!room) return null;
  return { part: `room/${partOfRoom(room[2]!)}`, room: room[1]! };
}

/** Null when the import is right, else the sentence that says what is wrong. */
export function refuseImport(from: string, to: string, typeOnly: boolean): string | null {
  const source = placeOf(from);
  if (source === null || source.part === 'app-types') return null;
  const target = placeOf(to);
  if (target === null)
    return ['app/', 'cli/', 'tools/', 'e2e/', 'deployed/', 'bench/'].some((part) => to.startsWith(part))
      ? `${from} imports ${to}: only app, tools and tests may`
      : null;
  if (target.part === 'app-types' && !typeOnly) return `${from} imports ${to}: its types only`;
  if (source.room !== undefined && target.room !== undefined && source.room !== target.room)
    return refuseRoom(from, to, source.room, target.room);
  if (source.part === target.part) return null;
  return allowed[source.part]?.includes(target.part)
    ? null
    : `${from} (${source.part}) may not import ${to} (${target.part})`;
}

/** A room is met in its public files alone, by rooms of floors above it; on its own floor by domains, as long as no circle follows. */
function refuseRoom(from: string, to: string, source: string, target: string): string | null {
  const [own, other] = [floorOf(source), floorOf(target)];
  if (own === undefined || other === undefined)
    return `${own === undefined ? source : target} stands on no floor: name it in tools/architecture/rooms.ts`;
  const looksUp = floors.indexOf(other) > floors.indexOf(own);
  if (looksUp) return `${from} (${own}) looks up to ${to} (${other})`;
  if (own === 'services' && other === 'services') return `${from}: a service calls no other`;
  return publicFile.test(to) ? null : `${from} reaches into another room: ${to}`;
}

/** What a room may hold beside its README and its public files. */
export const floorPlan: readonly string[] = ['contract', 'domain', 'server', 'web', 'messages', 'testing'];

/**
 * What a room offers: `public.ts` pure rules for both sides, `public.web.ts` components. `public.tiles.ts` offers those
 * that bring a map or a table with their texts, `public.server.ts` queries and shapes for the server.
 */
export const publicFiles: readonly string[] = [
  'public.ts',
  'public.web.ts',
  'public.tiles.ts',
  'public.server.ts',
];

const publicFile = /^(?:features|services)\/\w+\/public(?:\.\w+)?\.ts$/;

const publicParts: Readonly<Record<string, string>> = {
  'public.ts': 'domain',
  'public.web.ts': 'web',
  'public.tiles.ts': 'web',
  'public.server.ts': 'server',
};

function partOfRoom(name: string): string {
  return publicParts[name] ?? name.replace(/\.ts$/, '');
}
