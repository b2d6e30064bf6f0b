import pg from 'pg';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tools/test/postgres.ts';
import type { Programs } from '../programs.ts';
import { fillRecipe } from '../recipe.ts';
import { newPassword, type Nodes } from './start-nodes.ts';

/** Addresses of the database as a web and a worker are told them. */
export interface Addresses {
  /** Through PgBouncer. */
  pooled: string;
  /** Through HAProxy alone. */
  direct: string;
  /** Each node by itself, for reading. */
  nodes: readonly string[];
}

const nodeNumbers = [21, 22, 23] as const;

/** Makes the product's database on the primary, and starts HAProxy and PgBouncer before it by the recipes. */
export async function startProxies(programs: Programs, nodes: Nodes): Promise<Addresses> {
  const primary = await freePort();
  const pooler = await freePort();
  const places = nodes.all.flatMap(({ at }, index) => [
    [`10.0.0.${nodeNumbers[index]}:5432 port 8008`, `127.0.0.1:${at.database} port ${at.rest}`] as const,
  ]);
  programs.write(
    'database-haproxy.cfg',
    fillRecipe('cluster/haproxy.cfg', {
      ...Object.fromEntries(places),
      '127.0.0.1:5000': `127.0.0.1:${primary}`,
    }),
  );
  programs.start('database-haproxy', 'haproxy', ['-db', '-f', 'database-haproxy.cfg']);
  const passwords = { svodka: newPassword(), reader: newPassword() };
  await makeDatabase(
    `postgres://postgres:${nodes.superuserPassword}@127.0.0.1:${primary}/postgres`,
    passwords,
  );
  programs.write('userlist.txt', `"svodka" "${passwords.svodka}"\n`);
  const pooled = fillRecipe('cluster/pgbouncer.ini', {
    'port=5000': `port=${primary}`,
    'listen_port = 6432': `listen_port = ${pooler}`,
    '/etc/pgbouncer/userlist.txt': join(programs.folder, 'userlist.txt'),
    '/var/run/postgresql': programs.folder,
  });
  programs.write('pgbouncer.ini', pooled);
  programs.start('pgbouncer', 'pgbouncer', ['pgbouncer.ini']);
  const urlOf = (user: keyof typeof passwords, port: number): string =>
    `postgres://${user}:${passwords[user]}@127.0.0.1:${port}/svodka`;
  const addresses = {
    pooled: urlOf('svodka', pooler),
    direct: urlOf('svodka', primary),
    nodes: nodes.all.map(({ at }) => urlOf('reader', at.database)),
  };
  await askUntil(addresses.pooled, ['select 1']);
  return addresses;
}

function makeDatabase(url: string, { svodka, reader }: { svodka: string; reader: string }): Promise<void> {
  return askUntil(url, [
    `create role svodka login password '${svodka}'`,
    'alter role svodka set jit = off',
    'create database svodka owner svodka',
    `create role reader login password '${reader}' in role pg_read_all_data`,
  ]);
}

/** Sends statements once the address answers. */
async function askUntil(url: string, statements: readonly string[]): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      for (const statement of statements) await client.query(statement);
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(300);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** Starts the HAProxy of the readers before two webs, by its recipe but for TLS; returns its address. */
export async function startFront(programs: Programs, webs: readonly [string, string]): Promise<string> {
  const port = await freePort();
  const [first, second] = webs.map((origin) => new URL(origin).host) as [string, string];
  programs.write(
    'web-haproxy.cfg',
    fillRecipe('proxy/haproxy.cfg', {
      ':443 ssl crt /etc/haproxy/svodka.pem alpn h2,http/1.1': `127.0.0.1:${port}`,
      'maxconn 10000': 'maxconn 500',
      '10.0.0.11:8080': first,
      '10.0.0.12:8080': second,
    }),
  );
  programs.start('web-haproxy', 'haproxy', ['-db', '-f', 'web-haproxy.cfg']);
  return `http://127.0.0.1:${port}`;
}
