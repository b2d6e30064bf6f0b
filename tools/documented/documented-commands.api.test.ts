import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandRuns } from './command-runs.ts';
import { guides, readCommands, root } from './read-commands.ts';
import { installedNodes } from './installed-nodes.ts';

// The same commands on either database: once is enough.
const onEmbedded = process.env['TEST_DATABASE_URL'] === undefined;
const figures = `indicator,place,time,value,unit,source,known_at
covid_cases_new,RU-MOW,2022-03-11,4021,case,operational_headquarters_daily,2022-03-11
covid_cases_new,1124665,2022-03-12,3987,case,operational_headquarters_daily,2022-03-12
`;
const hub = `origin_date,target,horizon,location,output_type,output_type_id,value
2021-10-20,wk inc case,1,RU-MOW,quantile,0.01,31000
`;
const news = `<?xml version="1.0"?><rss version="2.0"><channel><title>Лента</title><link>http://127.0.0.1/</link><description>d</description>
<item><title>Первая новость области</title><link>http://127.0.0.1/1</link><guid>1</guid><pubDate>Mon, 08 Jun 2020 08:00:00 +0300</pubDate></item></channel></rss>`;

test('every command of the guides is run here, or says why not', () => {
  const texts = [...new Set(readCommands(guides).map(({ text }) => text))];
  expect(texts.filter((text) => !(text in commandRuns))).toEqual([]);
  expect(Object.keys(commandRuns).filter((text) => !texts.includes(text))).toEqual([]);
});

describe.runIf(onEmbedded).each(installedNodes())('under Node $version', ({ path }) => {
  let folder: string;
  let feeds: Server;
  let server: ChildProcess;
  let env: Record<string, string | undefined>;
  let ready: Record<string, string>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'svodka-documented-'));
    feeds = createServer((_request, response) =>
      response.setHeader('content-type', 'application/rss+xml').end(news),
    );
    await new Promise<void>((done) => feeds.listen(0, '127.0.0.1', done));
    const feed = `http://127.0.0.1:${(feeds.address() as AddressInfo).port}/feed.xml`;
    env = {
      ...process.env,
      PATH: `${dirname(path)}${delimiter}${process.env['PATH']}`,
      NODE_ENV: undefined,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      COMPANY_CHECK_PORT: '0',
      FEED_NETWORKS: '127.0.0.1/32',
      SAMPLE_DATA: 'false',
      SAMPLE_ACCOUNTS: 'false',
      LOG_LEVEL: 'warn',
    };
    ready = { folder, feed, email: 'editor@example.org' };
    write('figures', 'figures.csv', figures);
    write('hub', 'hub.csv', hub);
    write('measures', 'measures.csv', 'title,yugoIds,starts\nПоддержка,1124665,2020-06-01\n');
    write('companies', 'companies.csv', 'name,inn\nПроба,7707083893\n');
    write(
      'opml',
      'list.opml',
      `<opml version="2.0"><head/><body><outline type="rss" text="Лента" xmlUrl="${feed}"/></body></opml>`,
    );
    server = start('npm start', env);
    await printed(server, /http:\/\/127\.0\.0\.1/);
    await ended(start(`npm run admin -- users add ${ready['email']}`, env));
  });
  afterAll(async () => {
    server.kill('SIGTERM');
    await ended(server);
    feeds.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const runs = Object.entries(commandRuns).filter(
    ([, { because, typed }]) => because === undefined || typed !== undefined,
  );
  test.each(runs)('%s', async (text, { typed = text, prints = /(?:)/, exit }) => {
    const command = typed.replace(/\{(\w+)\}/g, (_, name: string) => ready[name]!);
    const child = start(command, env);
    if (text === 'npm run company-check') {
      await printed(child, prints);
      child.kill('SIGTERM');
      return;
    }
    const { code, output } = await ended(child);
    expect(output).toMatch(prints);
    expect(output).not.toMatch(/^\s+at .*\(?(file:|node:)/m);
    if (exit !== undefined) expect(code, output).toBe(exit);
  });

  function write(name: string, file: string, text: string): void {
    ready[name] = join(folder, file);
    writeFileSync(ready[name], text);
  }
});

const outputs = new WeakMap<ChildProcess, string>();

function start(command: string, env: Record<string, string | undefined>): ChildProcess {
  const settings: Record<string, string> = {};
  const rest = command.replace(/\b([A-Z_]+)=(\S+) /g, (_, name: string, value: string) => {
    settings[name] = value;
    return '';
  });
  const [program, ...args] = rest.split(' ');
  const child = spawn(program!, args, { cwd: root, env: { ...env, ...settings } as NodeJS.ProcessEnv });
  outputs.set(child, '');
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (bytes: Buffer) => outputs.set(child, outputs.get(child)! + bytes.toString()));
  return child;
}

function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    const finish = () => done({ code: child.exitCode, output: outputs.get(child)! });
    if (child.exitCode !== null) finish();
    else child.once('close', finish);
  });
}

/** Resolves once the process has printed it; rejects with what it said when it ends before. */
function printed(child: ChildProcess, what: RegExp): Promise<void> {
  return new Promise((done, fail) => {
    const look = () => what.test(outputs.get(child)!) && done();
    child.stdout!.on('data', look);
    child.stderr!.on('data', look);
    child.once('close', () => fail(new Error(outputs.get(child))));
  });
}
