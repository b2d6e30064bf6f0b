import type { Plugin } from 'vite';

const name = 'virtual:calls';

/** Gives the browser the verb of every call without shipping the contract's validators. */
export function callsPlugin(): Plugin {
  return {
    name: 'svodka-calls',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const { contract } = await import('../../app/contract.ts');
      return writeCalls(contract as Record<string, { verb: string }>);
    },
  };
}

/** A module with the verb by the name of each call; every page loads it, so each verb and each room stands in it once. */
export function writeCalls(contract: Readonly<Record<string, { verb: string }>>): string {
  const byVerb = Map.groupBy(Object.keys(contract), (key) => contract[key]!.verb);
  const lists = [...byVerb].map(([verb, keys]) => {
    const rooms = Map.groupBy(keys, (key) => key.slice(0, key.lastIndexOf('/') + 1));
    return [
      verb,
      [...rooms].map(([room, own]) => [room, ...own.map((key) => key.slice(room.length))].join(' ')),
    ];
  });
  return `export const calls = {};
for (const [verb, rooms] of ${JSON.stringify(lists)})
  for (const [room, ...names] of rooms.map((each) => each.split(' ')))
    for (const name of names) calls[room + name] = verb;`;
}
