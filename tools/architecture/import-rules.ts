import { doors } from './doors.ts';

/** Part of the house a file lies in; `room` is set for parts of a room. */
export interface Place {
  part: string;
  room?: string;
}

/** Which part may import which; the reasons stand in docs/map.md. A part may always import itself (same room). */
const allowed: Record<string, readonly string[]> = {
  shared: [],
  simulation: [],
  newsengine: [],
  feedformats: [],
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
    'facts/shapes',
    'simulation',
    'newsengine',
    'feedformats',
    'shared',
  ],
  'room/domain': ['simulation', 'newsengine', 'feedformats', 'shared'],
  'room/server': [
    'room/contract',
    'room/domain',
    'platform/contract',
    'platform/server',
    'facts',
    'facts/shapes',
    'simulation',
    'newsengine',
    'feedformats',
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
  'facts/shapes': ['platform/contract', 'shared'],
  facts: ['facts/shapes', 'platform/server', 'platform/contract', 'shared'],
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
  if (file.startsWith('facts/shapes/')) return { part: 'facts/shapes' };
  const ground = /^(simulation|newsengine|feedformats|facts)\//.exec(file);
  if (ground) return { part: ground[1]! };
  const room = /^features\/(\w+)\/([\w-]+)/.exec(file);
  if (!room) return null;
  return { part: `room/${partOfRoom(room[2]!)}`, room: room[1]! };
}

/** Null when the import is right, else the sentence that says what is wrong. */
export function refuseImport(from: string, to: string, typeOnly: boolean): string | null {
  const source = placeOf(from);
  if (source === null || source.part === 'app-types') return null;
  const target = placeOf(to);
  if (target === null)
    return ['app/', 'operate/', 'tools/', 'e2e/', 'deployed/', 'bench/'].some((part) => to.startsWith(part))
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

function refuseRoom(from: string, to: string, source: string, target: string): string | null {
  const listed = doors.some((door) => door.from === source && door.to === target);
  const isDoor = ['door.ts', 'web-door.ts', 'tile-door.ts', 'server-door.ts'].some(
    (door) => to === `features/${target}/${door}`,
  );
  return listed && isDoor ? null : `${from} reaches into another room: ${to}`;
}

/** What a room may hold beside its README and its doors. */
export const floorPlan: readonly string[] = ['contract', 'domain', 'server', 'web', 'messages', 'testing'];

/** Doors: `door.ts` pure rules for both sides, `web-door.ts` components, `tile-door.ts` those that bring a map or a table with their texts, `server-door.ts` queries and shapes for the server. */
const doorParts: Readonly<Record<string, string>> = {
  door: 'domain',
  'web-door': 'web',
  'tile-door': 'web',
  'server-door': 'server',
};

function partOfRoom(name: string): string {
  return doorParts[name] ?? name;
}
