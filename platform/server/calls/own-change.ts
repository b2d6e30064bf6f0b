import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '#platform/server/context.ts';
import type { DataVersion } from '#platform/server/data-version.ts';
import { readLogPosition } from '#platform/server/db/replicas/log-position.ts';
import { changedCookieFor, changedVersionOf, wroteCookieFor } from '#platform/server/request-context.ts';

/** Whoever changed something a moment ago, at whichever process, is answered from data as new as that. */
export function catchUpWithCallers(app: FastifyInstance, dataVersion: DataVersion): void {
  app.addHook('onRequest', (request) => dataVersion.reach(changedVersionOf(request)));
  app.addHook('onClose', () => dataVersion.stop());
}

/** After a change: this process answers from the new data, and if they did change the caller's next process will, too. */
export async function tellOwnChange(
  dataVersion: DataVersion,
  before: number,
  { setCookie, replicas, wrote }: Pick<RequestContext, 'setCookie' | 'replicas' | 'wrote'>,
): Promise<void> {
  await dataVersion.refresh();
  if (dataVersion.current() > before) setCookie(changedCookieFor(dataVersion.current()));
  const position = (await replicas?.position()) ?? null;
  if (position === null || wrote === undefined) return;
  // What is read in the same answer is after it, too.
  wrote.position = readLogPosition(position);
  setCookie(wroteCookieFor(position));
}
