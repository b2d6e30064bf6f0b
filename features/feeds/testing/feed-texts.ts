import type { Behaviour } from '#platform/server/testing/hostile-server.ts';

/** A small RSS feed with numbered items, the newest first, an hour apart before `newest`. */
export function rssOf(titles: readonly string[], newest = '2020-06-08T12:00:00Z'): string {
  const items = titles.map((title, at) => {
    const date = new Date(Date.parse(newest) - at * 3_600_000).toUTCString();
    return `<item><guid isPermaLink="false">${title}</guid><title>${title}</title><link>https://outlet.example/${encodeURIComponent(title)}</link><pubDate>${date}</pubDate></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Outlet</title><link>https://outlet.example/</link>${items.join('')}</channel></rss>`;
}

/** Answers with a feed, and 304 to whoever has its tag. */
export function serveFeed(
  text: string | (() => string),
  type = 'application/rss+xml; charset=utf-8',
): Behaviour {
  return (response, request) => {
    const body = typeof text === 'string' ? text : text();
    const etag = `"${body.length}"`;
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': type, etag }).end(body);
  };
}

/** Answers with another address. */
export function redirectTo(location: string, status = 301): Behaviour {
  return (response) => response.writeHead(status, { location }).end();
}

/** Answers with a status alone. */
export function answerStatus(status: number): Behaviour {
  return (response) => response.writeHead(status).end();
}
