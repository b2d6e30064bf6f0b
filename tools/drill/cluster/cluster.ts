import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProcess, type ServerProcess } from '../../../deployed/server-process.ts';
import { buildPages } from '#tools/start/build.ts';
import type { Figure } from '../drill.ts';
import { Programs } from '../programs.ts';
import { failuresOf, longestOutageMs, visit, type Outcome } from '../visitors.ts';
import { fillCluster, type People } from './fill-cluster.ts';
import { hearsAfterMs, jobAfterMs, marksOf } from './look-at-primary.ts';
import { openReaders } from './readers.ts';
import { startNodes, type Node, type Nodes } from './start-nodes.ts';
import { startFront, startProxies, type Addresses } from './start-proxies.ts';
import { writeAtNode } from './write-at-node.ts';
import { openWriters, type Writer } from './writers.ts';

/**
 * Three database nodes, two webs and two workers on one machine; the primary is killed under writers and readers. With
 * `--vanish` its machine falls silent instead: connections to it stay open, nobody is told anything, and it wakes up later
 * believing that it is the primary.
 */
export const clusterDrill = {
  programs: ['patroni', 'etcd', 'haproxy', 'pgbouncer'],
  async run(choices: readonly string[]): Promise<Figure[]> {
    await buildPages();
    const programs = new Programs(mkdtempSync(join(tmpdir(), 'svodka-drill-')));
    const processes: ServerProcess[] = [];
    let isDone = false;
    try {
      const figures = await drill(programs, processes, choices.includes('--vanish') ? vanish : powerCut);
      isDone = figures.every(({ kept }) => kept);
      return figures;
    } finally {
      await Promise.all(processes.map((each) => each.stop()));
      await programs.stopAll();
      if (isDone) rmSync(programs.folder, { recursive: true, force: true });
      else console.log(`What the programs said stands in ${programs.folder}`);
    }
  },
};

const steadyMs = 8_000;
/** So long a machine that wakes up is sent writes. */
const wakingMs = 20_000;
const longestFailoverMs = 90_000;

/** How a machine is lost and comes back; what it does then is told by figures. */
interface Loss {
  what: string;
  lose(nodes: Nodes, node: Node): void;
  comeBack(nodes: Nodes, node: Node): Promise<Figure[]>;
}

const powerCut: Loss = {
  what: 'is killed',
  lose: (nodes, node) => nodes.kill(node),
  comeBack: async (nodes, node) => {
    nodes.revive(node);
    return [];
  },
};

const vanish: Loss = {
  what: 'falls silent',
  lose: (nodes, node) => nodes.hold(node),
  async comeBack(nodes, node) {
    const over = AbortSignal.timeout(wakingMs);
    nodes.release(node);
    const { sent, acknowledged } = await writeAtNode(nodes.urlOf(node), over);
    const text = `${acknowledged} of ${sent} sent to it in ${seconds(wakingMs)}`;
    return [figure('the machine that wakes up acknowledges no write', text, acknowledged === 0)];
  },
};

async function drill(programs: Programs, processes: ServerProcess[], loss: Loss): Promise<Figure[]> {
  say('three nodes');
  const nodes = await startNodes(programs);
  await nodes.settled(120_000);
  const addresses = await startProxies(programs, nodes);
  say('two webs, two workers');
  const people = await fillCluster(addresses.direct);
  processes.push(...(await startProduct(addresses, openSync(join(programs.folder, 'product.log'), 'a'))));
  const webs = processes.slice(0, 2).map(({ origin }) => origin) as [string, string];
  const front = await startFront(programs, webs);
  await untilOpen(front);
  const figures = await failOver({ nodes, addresses, webs, front, people }, loss);
  const ended = processes.filter(({ exitCode }) => exitCode() !== null).length;
  return [
    ...figures,
    figure('no process of the product ends', `${ended} of ${processes.length}`, ended === 0),
  ];
}

function startProduct({ pooled, direct, nodes }: Addresses, log: number): Promise<ServerProcess[]> {
  const settings = {
    DATABASE_DIRECT_URL: direct,
    DATABASE_READ_URL: nodes.join(','),
    DATABASE_POOL: '10',
    DRAIN_SECONDS: '1',
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'info',
  };
  const start = (ROLE: string): Promise<ServerProcess> => startProcess(pooled, { ...settings, ROLE }, log);
  return Promise.all([start('web'), start('web'), start('worker'), start('worker')]);
}

interface Stage {
  nodes: Nodes;
  addresses: Addresses;
  webs: readonly string[];
  front: string;
  people: People;
}

async function failOver({ nodes, addresses, webs, front, people }: Stage, loss: Loss): Promise<Figure[]> {
  const over = new AbortController();
  const writers = openWriters(front, people);
  const writing = writers.map((writer) => visit(writer, over.signal));
  const reading = openReaders(front, people).map((reader) => ({ ...reader, ...visit(reader, over.signal) }));
  await wait(steadyMs);
  const lost = await nodes.settled(10_000);
  say(`${lost.name}, the primary, ${loss.what}`);
  const killedAt = Date.now();
  loss.lose(nodes, lost);
  const backMs = await untilWritten(writing, killedAt);
  say(`writes are back after ${seconds(backMs)}`);
  await wait(steadyMs);
  const heardMs = await hearsAfterMs(addresses.direct, webs);
  const jobMs = await jobAfterMs(addresses.direct, killedAt + backMs);
  const { rejoinedMs, figures } = await revive(nodes, lost, loss);
  await wait(steadyMs);
  over.abort();
  await Promise.all([...writing, ...reading].map(({ ended }) => ended));
  return [
    await lostWrites(addresses.direct, writers),
    figure('writes are back within 30 s', seconds(backMs), backMs <= 30_000),
    ...reading.map(({ what, outcomes }) => readFigure(what, outcomes)),
    figure('what changed is heard by both webs within 2 s', `${heardMs} ms`, heardMs <= 2_000),
    figure('a worker ends a job within two minutes', seconds(jobMs), jobMs <= 120_000),
    figure(
      'the lost node follows the new primary within a minute',
      seconds(rejoinedMs),
      rejoinedMs <= 60_000,
    ),
    ...figures,
  ];
}

/** Time until each writer was answered with 200 to something begun after the kill. Unit: ms. */
async function untilWritten(writing: readonly { outcomes: Outcome[] }[], killedAt: number): Promise<number> {
  while (Date.now() < killedAt + longestFailoverMs) {
    const first = writing.map(({ outcomes }) => {
      const failed = outcomes.findIndex(
        ({ startedAt, status }) => startedAt >= killedAt - 2_000 && status !== 200,
      );
      return failed < 0 ? undefined : outcomes.slice(failed).find(({ status }) => status === 200);
    });
    if (first.every((outcome) => outcome !== undefined))
      return Math.max(...first.map(({ endedAt }) => endedAt)) - killedAt;
    await wait(100);
  }
  return Number.POSITIVE_INFINITY;
}

async function lostWrites(url: string, writers: readonly Writer[]): Promise<Figure> {
  const stored = await marksOf(url);
  const acknowledged = writers.flatMap((writer) => [...writer.acknowledged]);
  const missing = acknowledged.filter((mark) => !stored.has(mark)).length;
  return figure(
    'no acknowledged write is lost',
    `${missing} of ${acknowledged.length} (stored without an acknowledgement: ${stored.size - acknowledged.length + missing})`,
    missing === 0 && acknowledged.length > 100,
  );
}

function readFigure(what: string, outcomes: readonly Outcome[]): Figure {
  const outage = longestOutageMs(outcomes);
  const slowest = Math.max(...outcomes.map(({ startedAt, endedAt }) => endedAt - startedAt));
  const text = `${seconds(outage)} of ${outcomes.length} answers (${failuresOf(outcomes) || 'all 200'}), slowest ${slowest} ms`;
  return figure(`${what}: never away over 5 s`, text, outage <= 5_000);
}

async function revive(
  nodes: Nodes,
  lost: Node,
  loss: Loss,
): Promise<{ rejoinedMs: number; figures: Figure[] }> {
  say(`${lost.name} comes back`);
  const since = Date.now();
  const figures = loss.comeBack(nodes, lost);
  const rejoinedMs = await nodes.settled(120_000).then(
    () => Date.now() - since,
    () => Number.POSITIVE_INFINITY,
  );
  return { rejoinedMs, figures: await figures };
}

async function untilOpen(origin: string): Promise<void> {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error('The balancer of the readers did not open.');
}

function figure(what: string, text: string, kept: boolean): Figure {
  return { what, figure: text, kept };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const say = (what: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${what}`);
