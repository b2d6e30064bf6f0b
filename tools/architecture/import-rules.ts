/** Part of the house a file lies in; `room` is set for parts of a room. */
export interface Place {
  part: string;
  room?: string;
}

/** Which part may import which; the reasons stand in docs/map.md. A part may always import itself (same room). */
const allowed: Record<string, readonly string[]> = {
  shared: [],
  simulation: [],
  messages: [],
  charts: ['shared'],
  maps: ['shared', 'charts'],
  'platform/contract': ['shared'],
  'platform/server': ['platform/contract', 'shared'],
  'platform/web': ['platform/contract', 'ui', 'charts', 'maps', 'shared', 'app-types'],
  ui: ['platform/contract', 'platform/web', 'charts', 'maps', 'shared', 'app-types'],
  'room/contract': ['room/domain', 'platform/contract', 'shared'],
  'room/domain': ['simulation', 'shared'],
  'room/server': [
    'room/contract',
    'room/domain',
    'platform/contract',
    'platform/server',
    'simulation',
    'shared',
  ],
  'room/web': [
    'room/domain',
    'platform/contract',
    'platform/web',
    'ui',
    'charts',
    'maps',
    'shared',
    'app-types',
  ],
  'room/messages': ['messages'],
  db: ['platform/server', 'platform/contract', 'shared'],
};

/** Pairs of rooms that meet, through `door.ts`, and for components through `web-door.ts`, each with its reason. */
const doors: readonly { from: string; to: string; reason: string }[] = [
  {
    from: 'site',
    to: 'regions',
    reason: "the landing page, the login and get-access show the regions' live figures to everybody",
  },
  {
    from: 'newsdesk',
    to: 'news',
    reason: 'the desk works on what the news room shows: rights and rubrics are the same on both sides',
  },
  {
    from: 'site',
    to: 'news',
    reason: 'the person’s menu leads to the desk only whom the news room lets in',
  },
];

/** Type-only imports the browser side may take from app: the shape of the contract and the message keys. */
const appTypes = new Set(['app/contract.ts', 'app/messages.ts', 'app/route-table.ts']);

/** Where a file of the repository stands; null for parts that may import everything (app, tools, e2e, bench, tests). */
function placeOf(file: string): Place | null {
  if (/\.(test|api\.test)\.tsx?$/.test(file) || file.includes('/testing/')) return null;
  if (appTypes.has(file)) return { part: 'app-types' };
  const platform = /^platform\/(shared|charts|maps|ui)\//.exec(file);
  if (platform) return { part: file.includes('/messages/') ? 'messages' : platform[1]! };
  const floor = /^platform\/(contract|server|web)\//.exec(file);
  if (floor) return { part: file.includes('/messages/') ? 'messages' : `platform/${floor[1]}` };
  if (file.startsWith('simulation/')) return { part: 'simulation' };
  if (file.startsWith('db/')) return { part: 'db' };
  const room = /^features\/(\w+)\/(\w+)/.exec(file);
  if (!room) return null;
  return { part: `room/${partOfRoom(room[2]!)}`, room: room[1]! };
}

/** Null when the import is right, else the sentence that says what is wrong. */
export function refuseImport(from: string, to: string, typeOnly: boolean): string | null {
  const source = placeOf(from);
  if (source === null || source.part === 'app-types') return null;
  const target = placeOf(to);
  if (target === null)
    return to.startsWith('app/') || to.startsWith('tools/') || to.startsWith('e2e/')
      ? `${from} imports ${to}: only app, tools and tests may`
      : null;
  if (target.part === 'app-types' && !typeOnly) return `${from} imports ${to}: its types only`;
  if (source.room !== undefined && target.room !== undefined && source.room !== target.room)
    return refuseRoom(from, to, source.room, target.room);
  if (source.part === target.part) return null;
  if (target.part === 'ui' && from.endsWith('.gallery.tsx') && typeOnly) return null;
  return allowed[source.part]?.includes(target.part)
    ? null
    : `${from} (${source.part}) may not import ${to} (${target.part})`;
}

function refuseRoom(from: string, to: string, source: string, target: string): string | null {
  const listed = doors.some((door) => door.from === source && door.to === target);
  const isDoor = to === `features/${target}/door.ts` || to === `features/${target}/web-door.ts`;
  return listed && isDoor ? null : `${from} reaches into another room: ${to}`;
}

/** Folders beside the floor plan hold pure rules (`feed`, `domain/…`) and count as domain. */
function partOfRoom(folder: string): string {
  if (folder === 'door') return 'server';
  return ['contract', 'server', 'web', 'messages'].includes(folder) ? folder : 'domain';
}
