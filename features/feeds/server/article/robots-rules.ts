import robotsModule from 'robots-parser';
import { isRefusal } from '../refusal.ts';
import type { Fetcher } from '#platform/server/fetch/open-fetcher.ts';

// The package's types speak of a default export that its code does not have.
const parseRobots = robotsModule as unknown as typeof robotsModule.default;

/** The name robots.txt files may call us by. */
const ourName = 'Svodka';
const keptMs = 3_600_000;
const maxHosts = 500;

/** Says whether a page may be read by what its site's robots.txt allows. */
export type RespectRobots = (address: string) => Promise<boolean>;

/** Rules are asked for once an hour and site. A site without rules allows all; one whose rules cannot be read allows nothing for now. */
export function respectRobots(client: Fetcher, now: () => number = Date.now): RespectRobots {
  const known = new Map<string, { until: number; allows: Promise<(address: string) => boolean> }>();
  return async (address) => {
    const { origin } = new URL(address);
    const before = known.get(origin);
    if (before && before.until > now()) return (await before.allows)(address);
    if (known.size >= maxHosts) known.clear();
    const allows = readRules(client, `${origin}/robots.txt`);
    known.set(origin, { until: now() + keptMs, allows });
    return (await allows)(address);
  };
}

async function readRules(client: Fetcher, address: string): Promise<(address: string) => boolean> {
  try {
    const answer = await client.fetch({ address });
    if (answer.kind === 'unchanged') return () => false;
    const rules = parseRobots(address, new TextDecoder().decode(answer.bytes.subarray(0, 500_000)));
    return (page) => rules.isAllowed(page, ourName) !== false;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const status = Number(error.details['status'] ?? 0);
    const hasNone =
      error.reason === 'empty' ||
      error.reason === 'gone' ||
      (status >= 400 && status < 500 && status !== 429);
    return () => hasNone;
  }
}
