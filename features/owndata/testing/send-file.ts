import type { TestApp } from '#app/testing/test-app.ts';
import { cookieHeader } from '#app/testing/test-app.ts';
import { xsrfHeader, xsrfTokenOf } from '#platform/server/http/anti-forgery.ts';
import { identityCookie } from '#platform/server/request-context.ts';

const boundary = 'svodka-own';

/** Sends a file as a browser does, fields before it. */
export async function sendFile(
  { app }: TestApp,
  call: 'readFile' | 'loadFile' | 'sources/tryFile' | 'sources/loadFile',
  {
    session,
    bytes,
    fields = {},
    name = 'безработица.csv',
  }: { session: string; bytes: Uint8Array | string; fields?: Record<string, string>; name?: string },
) {
  const head = Object.entries(fields)
    .map(
      ([key, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const start = `${head}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`;
  const answer = await app.inject({
    method: 'POST',
    url: `/api/${call.includes('/') ? call : `own/${call}`}`,
    headers: {
      locale: 'en',
      cookie: cookieHeader(identityCookie, session),
      [xsrfHeader]: xsrfTokenOf(session),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(start), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(answer.body) };
}
