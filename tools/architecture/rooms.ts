/**
 * Floors of rooms, lowest first. A service is called by all and calls no room; a domain knows its own subject and some domains
 * below it; a composition stands on top and may read all.
 */
export const floors = ['services', 'domains', 'compositions'] as const;
type Floor = (typeof floors)[number];

/** Every room by its floor. */
export const rooms: Readonly<Record<Floor, readonly string[]>> = {
  services: ['exports', 'following', 'notifications', 'terms'],
  domains: [
    'owndata',
    'guide',
    'sources',
    'ask',
    'account',
    'community',
    'entities',
    'explorer',
    'feeds',
    'industries',
    'measures',
    'models',
    'news',
    'newsdesk',
    'quotes',
    'regions',
  ],
  compositions: ['briefing', 'digest', 'programs', 'shell'],
};

/** The floor a room stands on; undefined for one that is not listed. */
export function floorOf(room: string): Floor | undefined {
  return floors.find((floor) => rooms[floor].includes(room));
}

/** Groups of rooms that import one another in a circle, whether directly or through others; each sorted, none of one room. */
export function findCircles(arrows: readonly { from: string; to: string }[]): string[][] {
  const names = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))].sort();
  const reach = new Map(names.map((name) => [name, reachable(name, arrows)]));
  const circles = names.map((name) =>
    names.filter((other) => other === name || (reach.get(name)!.has(other) && reach.get(other)!.has(name))),
  );
  const unique = new Map(circles.filter(({ length }) => length > 1).map((circle) => [circle.join(), circle]));
  return [...unique.values()];
}

function reachable(start: string, arrows: readonly { from: string; to: string }[]): Set<string> {
  const met = new Set<string>();
  const waiting = [start];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
    for (const { from, to } of arrows)
      if (from === name && !met.has(to)) {
        met.add(to);
        waiting.push(to);
      }
  return met;
}
