import type { Api } from '#platform/web/api.ts';
import { beginVisit } from './visit-memory.ts';

/** Begins the visit or goes on with it: up to when news were seen on the one before, null on the first. */
export async function visitSince(api: Api, isLoggedIn: boolean): Promise<string | null> {
  const { clock } = await api.call('site/getStart', {});
  return (await beginVisit(api, isLoggedIn, { clock: clock.news, now: Date.now() })).since;
}
