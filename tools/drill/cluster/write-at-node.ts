import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** How long one write may take. Unit: ms. */
const longestMs = 2_000;
const restMs = 100;

/** Writes that one machine was sent past all proxies, and those that it acknowledged as done. */
export interface WritesAtNode {
  sent: number;
  acknowledged: number;
}

/** Sends one write after another to one machine until the signal. */
export async function writeAtNode(url: string, until: AbortSignal): Promise<WritesAtNode> {
  const writes = { sent: 0, acknowledged: 0 };
  while (!until.aborted) {
    writes.sent += 1;
    if (await isWritten(url, writes.sent)) writes.acknowledged += 1;
    await wait(restMs);
  }
  return writes;
}

/** Commits a table of its own: a server that only reads refuses it, one whose standby has left it never says that it is done. */
async function isWritten(url: string, number: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: longestMs });
  client.on('error', () => {});
  const write = async (): Promise<boolean> => {
    try {
      await client.connect();
      await client.query(`create table drill_${process.pid}_${number} ()`);
      return true;
    } catch {
      return false;
    }
  };
  const written = await Promise.race([write(), wait(longestMs, false)]);
  // A connection that waits for a standby would wait at its end, too.
  void client.end().catch(() => {});
  return written;
}
