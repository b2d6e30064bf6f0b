import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres, freePort } from '#tools/test/postgres.ts';
import { familyOf, killNow, type Programs } from '../programs.ts';
import { fillRecipe } from '../recipe.ts';

/** A machine with etcd, Patroni and PostgreSQL. */
export interface Node {
  name: string;
  /** Where each of its programs listens on the loopback. */
  at: { database: number; rest: number; etcd: number; peer: number };
  data: string;
}

/** Three machines with one database between them. */
export interface Nodes {
  all: readonly Node[];
  superuserPassword: string;
  /** The node that Patroni made the primary, once there is one that all others follow. */
  settled(timeoutMs: number): Promise<Node>;
  /** Takes a machine's power away. */
  kill(node: Node): void;
  /** Gives it back. */
  revive(node: Node): void;
  /** Holds all that runs on a machine: it neither answers nor closes a connection, as when its net is cut. */
  hold(node: Node): void;
  /** Lets it go on where it stood. */
  release(node: Node): void;
  /** The database of one machine by itself, as its superuser. */
  urlOf(node: Node): string;
}

interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
}

/** Starts three machines by the recipes; each program says in the folder what it does. */
export async function startNodes(programs: Programs): Promise<Nodes> {
  const all = await Promise.all(['db1', 'db2', 'db3'].map((name) => makeNode(programs, name)));
  const passwords = { superuser: newPassword(), replication: newPassword() };
  const bin = await findPostgres();
  for (const node of all) {
    programs.write(`${node.name}-etcd.yaml`, etcdRecipe(programs, node, all));
    programs.write(`${node.name}-patroni.yaml`, patroniRecipe(node, { all, passwords, bin }));
  }
  const revive = ({ name }: Node): void => {
    programs.start(`${name}-etcd`, 'etcd', ['--config-file', `${name}-etcd.yaml`]);
    programs.start(`${name}-patroni`, 'patroni', [`${name}-patroni.yaml`]);
  };
  const kill = ({ name, data }: Node): void => {
    const database = databaseOf(data);
    programs.kill(`${name}-etcd`);
    programs.kill(`${name}-patroni`);
    // Patroni lets the database go on without it.
    if (database !== null) for (const pid of familyOf(database)) killNow(pid);
  };
  const signal = ({ name, data }: Node, by: 'SIGSTOP' | 'SIGCONT'): void => {
    const database = databaseOf(data);
    const pids = [
      ...programs.familyOf(`${name}-etcd`),
      ...programs.familyOf(`${name}-patroni`),
      ...(database === null ? [] : familyOf(database)),
    ];
    for (const pid of new Set(pids)) killNow(pid, by);
  };
  process.once('exit', () => all.forEach(kill));
  for (const node of all) revive(node);
  return {
    all,
    superuserPassword: passwords.superuser,
    settled: (timeoutMs) => untilSettled(all, timeoutMs),
    revive,
    kill,
    hold: (node) => signal(node, 'SIGSTOP'),
    release: (node) => signal(node, 'SIGCONT'),
    urlOf: ({ at }) => `postgres://postgres:${passwords.superuser}@127.0.0.1:${at.database}/svodka`,
  };
}

/** The process that serves a folder; null where none does, whatever an old note in it says. */
function databaseOf(data: string): number | null {
  const note = join(data, 'postmaster.pid');
  if (!existsSync(note)) return null;
  const pid = Number(readFileSync(note, 'utf8').split('\n')[0]);
  const line = `/proc/${pid}/cmdline`;
  return existsSync(line) && readFileSync(line, 'utf8').includes(data) ? pid : null;
}

/** A password of this drill alone. */
export function newPassword(): string {
  return randomBytes(16).toString('hex');
}

async function makeNode(programs: Programs, name: string): Promise<Node> {
  const [database, rest, etcd, peer] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  return { name, at: { database, rest, etcd, peer }, data: join(programs.makeFolder(name), 'data') };
}

const local = (port: number): string => `127.0.0.1:${port}`;

function etcdRecipe({ folder }: Programs, { name, at }: Node, all: readonly Node[]): string {
  const cluster = all.map((node) => `${node.name}=http://${local(node.at.peer)}`).join(',');
  return fillRecipe('cluster/etcd.conf.yaml', {
    'name: db1': `name: ${name}`,
    '/var/lib/etcd/svodka': join(folder, name, 'etcd'),
    '10.0.0.21:2379': local(at.etcd),
    'db1=http://10.0.0.21:2380,db2=http://10.0.0.22:2380,db3=http://10.0.0.23:2380': cluster,
    '10.0.0.21:2380': local(at.peer),
  });
}

interface PatroniParts {
  all: readonly Node[];
  passwords: { superuser: string; replication: string };
  bin: string;
}

function patroniRecipe({ name, at, data }: Node, { all, passwords, bin }: PatroniParts): string {
  return fillRecipe('cluster/patroni.yaml', {
    'name: db1': `name: ${name}`,
    '10.0.0.21:8008': local(at.rest),
    '10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379': all.map((node) => local(node.at.etcd)).join(','),
    '10.0.0.21:5432': local(at.database),
    '10.0.0.0/24': '127.0.0.1/32',
    '/var/lib/postgresql/svodka': data,
    '/usr/lib/postgresql/15/bin': bin,
    '/var/run/postgresql': dirname(data),
    SUPERUSER_PASSWORD: passwords.superuser,
    REPLICATION_PASSWORD: passwords.replication,
  });
}

/** Asks the nodes until one is the primary, one stands in for it, and all that answer follow it. */
async function untilSettled(all: readonly Node[], timeoutMs: number): Promise<Node> {
  const until = Date.now() + timeoutMs;
  let members: Member[] = [];
  while (Date.now() < until) {
    members = (await Promise.all(all.map(membersAt))).find((found) => found.length > 0) ?? [];
    const leader = members.find(({ role }) => role === 'leader');
    const followers = members.filter(({ role }) => role !== 'leader');
    const isSettled =
      leader?.state === 'running' &&
      members.length === all.length &&
      followers.some(({ role }) => role === 'sync_standby') &&
      followers.every(
        ({ state, timeline }) => /running|streaming/.test(state) && timeline === leader.timeline,
      );
    if (isSettled) return all.find(({ name }) => name === leader.name)!;
    await wait(200);
  }
  throw new Error(`The nodes did not settle: ${JSON.stringify(members)}`);
}

async function membersAt({ at }: Node): Promise<Member[]> {
  try {
    const answer = await fetch(`http://${local(at.rest)}/cluster`, { signal: AbortSignal.timeout(2_000) });
    return ((await answer.json()) as { members: Member[] }).members;
  } catch {
    return [];
  }
}
