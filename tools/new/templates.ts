/** A file to write, its path from the root of the repository. */
export interface NewFile {
  path: string;
  text: string;
}

/** A dated migration with the reminder that units belong into comments. */
export function newMigration(what: string, now: Date): { files: NewFile[] } {
  const stamp = now.toISOString().replace(/[-:T]/g, '').slice(0, 12);
  return {
    files: [
      {
        path: `db/migrations/${stamp}-${what}.sql`,
        text: `-- ${what.replace(/-/g, ' ')}: comment every table and column, with its unit\n`,
      },
    ],
  };
}

/** A call's test, and the lines that contract and handlers need. */
export function newCall(room: string, name: string): { files: NewFile[]; advice: string } {
  const key = `${room}/${name}`;
  const text = `import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('${key} refuses a field it does not know', async () => {
  const { status, body } = await api.call('${key}', { surprise: 1 });
  expect([status, body.code]).toEqual([400, 'bad_request']);
});
`;
  const advice = `Add to features/${room}/contract.ts:

  '${key}': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary: 'A sentence that a user of the API would understand.',
    input: z.object({}),
    output: z.object({}),
  }),

and to features/${room}/server/handlers.ts:

  async '${key}'(input, { db }) {
    …
  },`;
  return { files: [{ path: `features/${room}/server/${kebab(name)}.api.test.ts`, text }], advice };
}

/** A page that renders on the server, and its line of the route table. */
export function newPage(room: string, name: string): { files: NewFile[]; advice: string } {
  const text = `import { useText } from '#platform/web/text.ts';

/** What a person does here. */
export default function ${name}Page() {
  const t = useText();
  return <main>{t('App_ShortName')}</main>;
}
`;
  const advice = `Add to app/route-table.ts:

  { name: '${kebab(name)}', path: '${kebab(name)}', file: '${room}/web/${name}Page.tsx', access: 'protected', titleKey: '…' },`;
  return { files: [{ path: `features/${room}/web/${name}Page.tsx`, text }], advice };
}

function kebab(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}
