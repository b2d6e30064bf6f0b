import { readFile } from 'node:fs/promises';
import { contract } from '#app/contract.ts';
import { pathOf } from '#platform/contract/endpoint.ts';

/** One call of the specification's list and whether the contract serves it with that very verb. */
export interface ListedCall {
  verb: string;
  path: string;
  served: boolean;
}

/** Every call of endpoints.tsv in its order. */
export async function listCalls(): Promise<ListedCall[]> {
  const text = await readFile(new URL('./endpoints.tsv', import.meta.url), 'utf8');
  const ours = new Set(
    Object.entries(contract as Record<string, { verb: string }>).map(
      ([key, { verb }]) => `${verb} ${pathOf(key).replace(/:(\w+)/g, '{$1}')}`,
    ),
  );
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, , verb = '', path = ''] = line.split('\t');
      return { verb, path, served: ours.has(`${verb} ${path}`) };
    });
}

if (import.meta.main) {
  const calls = await listCalls();
  const missing = calls.filter(({ served }) => !served);
  console.log(`${calls.length - missing.length} of ${calls.length} calls are served. To come:`);
  for (const { verb, path } of missing) console.log(`${verb.padEnd(6)} ${path}`);
}
