import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestApp } from '#app/testing/test-app.ts';
import { openPoster } from '#platform/server/fetch/open-poster.ts';
import { postDueNotices } from '#services/notifications/server/channels/post-webhooks.ts';
import { callNotices, type NoticePerson } from './notice-people.ts';

/** A server of a test that webhooks are posted to: `/slow` never answers, `/fails` with 500, `/away` redirects. */
export async function openTestHook(api: TestApp) {
  const received: { headers: IncomingMessage['headers']; body: string; path: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request), path: request.url! });
    if (request.url === '/slow') return;
    if (request.url === '/away') response.setHeader('location', 'http://127.0.0.1/secret');
    response.statusCode = request.url === '/fails' ? 500 : request.url === '/away' ? 302 : 204;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const poster = openPoster({ userAgent: 'test', allowsAddress: (ip) => ip === '127.0.0.1', totalMs: 6000 });
  return {
    received,
    /** Has a kind go to the hook as it is kept: it is local, which the call refuses. */
    async hookTo(whose: NoticePerson, path: string, kind = 'message') {
      await callNotices(api, 'saveChannel', { kind, here: true, mail: false, webhook: true }, whose);
      await api.db.run(
        `insert into notice_choice (account_id, webhook_url, webhook_token) values ($1, $2, 'key')
         on conflict (account_id) do update set webhook_url = excluded.webhook_url`,
        [whose.id, `http://127.0.0.1:${port}${path}`],
      );
    },
    post: () => postDueNotices(api.services, poster, new AbortController().signal),
    async close() {
      server.closeAllConnections();
      server.close();
      await poster.close();
    },
  };
}
