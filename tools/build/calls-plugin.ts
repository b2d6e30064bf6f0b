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
      const verbs = Object.entries(contract as Record<string, { verb: string }>).map(([key, { verb }]) => [
        key,
        verb,
      ]);
      return `export const calls = ${JSON.stringify(Object.fromEntries(verbs))};`;
    },
  };
}
