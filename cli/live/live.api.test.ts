import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { loadSampleDocuments } from '#features/newsdesk/server/events/load-sample-documents.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { countSample } from './checklist.ts';
import { runLive } from './live.ts';

let api: TestApp;
const live = {
  AS_OF: 'now',
  PUBLIC_URL: 'https://svodka.example.org',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'Svodka <letters@svodka.example>',
  SAMPLE_ACCOUNTS: 'false',
  SAMPLE_DATA: 'false',
};
beforeAll(async () => {
  api = await openTestApp(live);
  await loadNames(api.db);
});
afterAll(() => api.close());

async function run(args: string[], settings: Record<string, unknown> = {}) {
  const lines: string[] = [];
  const config = { ...api.services.config, ...settings };
  const code = await runLive({ ...api.services, db: api.db, config }, args, (line) => void lines.push(line));
  return { code, text: lines.join('\n') };
}

test('the list says what is missing, each with what to do; nothing is switched on by looking', async () => {
  const settings = {
    AS_OF: undefined,
    sampleData: true,
    sampleAccounts: true,
    publicUrl: 'http://127.0.0.1:8080',
    SMTP_URL: undefined,
  };
  const { code, text } = await run(['check'], settings);
  expect(code).toBe(1);
  for (const what of [
    '✗ clock            The clock stands on 2020-07-13. Set AS_OF=now.',
    '✗ address ',
    '✗ mail             Letters are written into a folder and not sent. Set SMTP_URL.',
    '✗ sample accounts ',
    '✗ administrator ',
    '✗ sources ',
    '✗ feeds ',
    'Missing: 7.',
  ])
    expect(text).toContain(what);
  expect(await api.db.query('select 1 from source_recipe where is_on')).toEqual([]);
});

test('sources are switched on and the feeds are added, twice without doubling; then it is live', async () => {
  await signInAs(api.db, { roles: [3] });
  const first = await run(['start']);
  expect(first.text).toContain('cbr_currencies is on.');
  expect(first.text).toMatch(/tochno_\w+: bring its file/);
  expect(first.text).toMatch(/Feeds: 3\d\d added, 0 known already/);
  expect([first.code, first.text.split('\n').at(-1)]).toEqual([0, 'Live.']);
  const second = await run(['start']);
  expect(second.text).not.toContain(' is on.');
  expect(second.text).toMatch(/Feeds: 0 added, 3\d\d known already/);
  expect((await run(['start', '--sources', 'moon'])).text).toContain('There is no source moon');
  expect((await run(['start', '--feeds', 'all'])).code).toBe(2);
});

test('what was made for demonstration goes whole, and only when it would not come back; real series stay', async () => {
  await loadSampleDocuments(api.db, 'https://svodka.example.org');
  const [place] = await api.db.query<{ id: number }>('select min(yugo_id)::int as id from place');
  const [source] = await api.db.query<{ code: string }>('select min(code) as code from source');
  for (const sample of [true, false])
    await api.db.run(
      `with made as (insert into series (indicator, dims, place_id, source, sample, known_at_assumed, load_id)
                     values ((select min(code) from indicator), '', $1::int, $2, $3, true, 1) returning series_id)
       insert into fact (series_id, day, known_at, load_id, value)
       select series_id, '2019-12-31', '2020-10-01', 1, 1 from made`,
      [place!.id, source!.code, sample],
    );
  expect((await run(['remove-sample', '--yes'], { sampleData: true })).text).toContain('SAMPLE_DATA=false');
  expect((await run(['remove-sample'])).code).toBe(1);
  expect((await countSample(api.db)).texts).toBeGreaterThan(30);
  expect((await run(['remove-sample', '--yes'])).text).toMatch(
    /^1 series with 1 values are deleted, \d\d texts are withdrawn\.$/,
  );
  expect(await countSample(api.db)).toEqual({ series: 0, texts: 0 });
  expect(await api.db.query('select value from fact')).toEqual([{ value: 1 }]);
});
