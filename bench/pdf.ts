import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildPages } from '../tools/start/build.ts';
import { findChromium } from '../tools/test/find-chromium.ts';
import type { Line } from './bench.ts';
import { pages as pagesOfDossier } from './dossier-pages.ts';
import { signIn, startServer, tokenOf, url } from './lighthouse-server.ts';

const moscow = '1124665';
/** Longest that a PDF may take, in ms, from the order to the file. */
const most = 10_000;

interface Order {
  readonly id: string;
  readonly state: string;
  readonly file: string | null;
}

/** How long an analyst waits for the PDF of each page of a dossier and of the summary, one after another; the first wakes the browser. */
export async function measure(): Promise<Line[]> {
  await buildPages();
  process.env['CHROMIUM'] ??= await findChromium();
  const folder = await mkdtemp(join(tmpdir(), 'svodka-pdf-'));
  const server = await startServer(folder);
  try {
    const cookie = await signIn();
    const lines: Line[] = [];
    for (const page of pagesOfDossier.filter((one) => /^regions|^summary/.test(one)))
      lines.push(await print(`/ru/${page.replace(':id', moscow)}`, cookie));
    return lines;
  } finally {
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
    await rm(folder, { recursive: true, force: true });
  }
}

async function print(address: string, cookie: string): Promise<Line> {
  const headers = { 'content-type': 'application/json', cookie, 'x-xsrf-token': tokenOf(cookie) };
  const from = performance.now();
  const ordered = await fetch(`${url}/api/printing/order`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ address }),
  });
  let order = (await ordered.json()) as Order;
  while (order.state === 'waiting' || order.state === 'printing') {
    await wait(50);
    order = (await (await fetch(`${url}/api/printing/getOrder?id=${order.id}`, { headers })).json()) as Order;
  }
  const file = order.file === null ? null : await fetch(url + order.file, { headers });
  const size = (await file?.arrayBuffer())?.byteLength ?? 0;
  const ms = performance.now() - from;
  return {
    what: `PDF of ${address}`,
    value: `${(ms / 1000).toFixed(1)} s, ${Math.round(size / 1024)} kB (${order.state ?? JSON.stringify(order)})`,
    bar: `≤ ${most / 1000} s`,
    ok: order.state === 'ready' && size > 0 && ms <= most,
  };
}
