import { cookieHeader } from '#app/testing/test-app.ts';
import { xsrfHeader, xsrfTokenOf } from '#platform/server/http/anti-forgery.ts';
import { identityCookie } from '#platform/server/request-context.ts';

/** What stands between the parts of an upload. */
export const boundary = 'svodka-test';

/** A small document whose bytes say what it is. */
export const samplePdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** The body of an upload as a browser writes it. */
export function documentForm(
  name: string,
  bytes: Buffer,
  { id, version }: { id: number; version: number },
): Buffer {
  const field = (key: string, value: number) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
  return Buffer.concat([
    Buffer.from(
      `${field('id', id)}${field('version', version)}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

/** The head of an upload of somebody who is signed in. */
export const uploadHeaders = (session: string): Record<string, string> => ({
  cookie: cookieHeader(identityCookie, session),
  [xsrfHeader]: xsrfTokenOf(session),
  'content-type': `multipart/form-data; boundary=${boundary}`,
});
