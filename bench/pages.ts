import { buildPages } from '../tools/start/build.ts';
import type { Line } from './bench.ts';
import { loadFrom } from './load.ts';
import { openSampleServer, type SampleServer } from './sample-server.ts';
import { fork } from 'node:child_process';

const home = '/ru/';
const seconds = 4;
const warmingUp = 80;
const rounds = 60;
const maxBytes = 110_000;
const maxMs = 15;

/** The front page from the cache against a static answer of its size; what making it costs; how large it is. */
export async function measure(): Promise<Line[]> {
  await buildPages();
  let body = Buffer.alloc(0);
  const server = await openSampleServer({
    pages: true,
    prepare: (app) =>
      app.get('/bench/static', async (_request, reply) => reply.type('text/html; charset=utf-8').send(body)),
  });
  try {
    body = Buffer.from(await (await fetch(server.url + home)).arrayBuffer());
    const bytes = {
      what: 'home, HTML',
      value: `${(body.length / 1000).toFixed(1)} kB`,
      bar: `≤ ${maxBytes / 1000} kB`,
      ok: body.length <= maxBytes,
    };
    return [bytes, await making(server), await keptAgainstStatic(server)];
  } finally {
    await server.stop();
  }
}

/** Processor time of the server for a page whose answers are kept but whose HTML is new each time. */
async function making({ url }: SampleServer): Promise<Line> {
  await askOneByOne(url + home, 'w', warmingUp);
  const before = process.cpuUsage();
  await askOneByOne(url + home, 'm', rounds);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000 / rounds;
  return {
    what: 'home, made anew',
    value: `${ms.toFixed(1)} ms of processor`,
    bar: `≤ ${maxMs} ms`,
    ok: ms <= maxMs,
  };
}

async function keptAgainstStatic({ url }: SampleServer): Promise<Line> {
  await loadFrom(url + home, 1);
  const stat = await loadFrom(`${url}/bench/static`, seconds);
  const kept = await loadFrom(url + home, seconds);
  const share = kept.perSecond / stat.perSecond;
  return {
    what: 'home from the cache / static answer of its size',
    value: `${(share * 100).toFixed(0)} % (${kept.perSecond} of ${stat.perSecond}/s)`,
    bar: '≥ 50 %',
    ok: share >= 0.5,
  };
}

/** Asks for `count` addresses one after the other, each new to the server, from a process of its own: what asking costs is not counted with what answering does. */
function askOneByOne(url: string, mark: string, count: number): Promise<void> {
  return new Promise((done, refuse) => {
    const child = fork(import.meta.filename, [url, mark, String(count)]);
    child.once('exit', (code) =>
      code === 0 ? done() : refuse(new Error(`Asking ended with code ${code}.`)),
    );
  });
}

if (process.send !== undefined && process.argv[2]?.startsWith('http')) {
  const [, , url, mark, count] = process.argv;
  for (let at = 0; at < Number(count); at += 1) {
    const answer = await fetch(`${url}?x=${mark}${at}`, { headers: { 'accept-encoding': 'identity' } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  }
  process.disconnect();
}
