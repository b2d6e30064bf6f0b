import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '#app/commands.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { rssOf, serveFeed } from '#features/feeds/testing/feed-texts.ts';
import { openHostileServer, type HostileServer } from '#platform/server/testing/hostile-server.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { commandRuns } from './command-runs.ts';

const opml = (address: string) => `<opml><body><outline text="Outlet" xmlUrl="${address}"/></body></opml>`;

describe('as a guide writes it', () => {
  let api: TestApp;
  let server: HostileServer;
  let ready: Record<string, string>;

  beforeAll(async () => {
    api = await openTestApp({ FEED_NETWORKS: '127.0.0.1/32' });
    await loadNames(api.db);
    const email = 'editor@example.org';
    await signInAs(api.db, { email, roles: [9] });
    server = await openHostileServer({ '/feed': serveFeed(rssOf(['One headline'])) });
    const folder = await mkdtemp(join(tmpdir(), 'svodka-documented-'));
    ready = { email, folder, feed: `${server.address}/feed` };
    const day = '2022-03-11,4021,case,operational_headquarters_daily,2022-03-11';
    const files = {
      figures: `indicator,place,time,value,unit,source,known_at\ncovid_cases_new,RU-MOW,${day}\ncovid_cases_new,RU-SPE,${day}\n`,
      hub: 'origin_date,target,horizon,location,output_type,output_type_id,value\n2021-10-20,wk inc case,1,RU-MOW,quantile,0.01,31000\n',
      measures: 'title;regions;start\nПоддержка;1124665;2020-06-01\n',
      companies: 'name,inn\nПроба,7707083893\n',
      opml: opml('https://outlet.example/rss'),
    };
    for (const [name, text] of Object.entries(files)) {
      ready[name] = join(folder, `${name}.${name === 'opml' ? 'opml' : 'csv'}`);
      await writeFile(ready[name], text);
    }
  });
  afterAll(async () => {
    await server.close();
    await rm(ready['folder']!, { recursive: true });
    await api.close();
  });

  test.each(Object.entries(commandRuns))('%s', async (_text, { typed, prints, exit = 0 }) => {
    const [command = '', ...args] = typed
      .split(' ')
      .map((word) => word.replace(/\{(\w+)\}/, (_, name: string) => ready[name]!));
    const said: string[] = [];
    const code = await runCommand(
      command,
      { ...api.services, db: api.db },
      args,
      (line) => void said.push(line),
    );
    expect(said.join('\n')).toMatch(prints);
    expect([code, said]).toEqual([exit, said]);
  });
});
