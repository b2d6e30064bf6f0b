import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#platform/server/config.ts';
import { openMetrics } from '#platform/server/log/metrics.ts';
import { root } from './read-commands.ts';

const read = (path: string): string => readFileSync(`${root}deploy/${path}`, 'utf8');
/** The documents of a file of YAML, by the reader that comes with Python. */
const program = 'import json, sys, yaml; print(json.dumps(list(yaml.safe_load_all(sys.stdin))))';
const parse = (text: string) => spawnSync('python3', ['-c', program], { encoding: 'utf8', input: text });
const readsYaml = parse('a: 1').status === 0;
const parsed = (path: string): unknown[] => {
  const { status, stdout, stderr } = parse(read(path));
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as unknown[];
};
interface Service {
  environment?: Record<string, string>;
  read_only?: boolean;
  env_file?: string;
}
const settings = Object.fromEntries(
  read('settings.env.example')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

test('the settings of the recipes are the product’s: each role starts with them', () => {
  const names = Object.keys(readConfig({}));
  expect(Object.keys(settings).filter((name) => !names.includes(name) && !isOptional(name))).toEqual([]);
  for (const role of ['web', 'worker'])
    expect(readConfig({ ...settings, ROLE: role })).toMatchObject({ ROLE: role, sampleAccounts: false });
});

test('the dashboard asks for metrics that a process tells', async () => {
  const metrics = openMetrics();
  metrics.observeRequest('a/b', 200, 0.1);
  const told = await metrics.text();
  const { panels } = JSON.parse(read('grafana/svodka.json')) as { panels: { targets: { expr: string }[] }[] };
  const asked = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/(svodka|nodejs|process)_\w+/g)),
  );
  expect(asked.length).toBeGreaterThan(10);
  const own = asked.map((name) => String(name).replace(/_(bucket|sum|count)$/, ''));
  expect(own.filter((name) => !told.includes(`# TYPE ${name} `))).toEqual([]);
});

/** A setting without a default is known where a wrong value of it is refused. */
function isOptional(name: string): boolean {
  const databaseUrl = 'postgres://db/svodka';
  const wrong = { DATABASE_URL: databaseUrl, [name]: name === 'SECURITY_CONTACT' ? 'x' : '?' };
  try {
    readConfig(wrong);
    return false;
  } catch (error) {
    return error instanceof ConfigError && error.message.startsWith(`${name}:`);
  }
}

test.skipIf(!readsYaml)(
  'compose: a web and a worker, read-only, with the time to end that draining needs',
  () => {
    const [file] = parsed('compose.yaml') as [{ services: Record<string, Service> }];
    const { web, worker } = file.services;
    expect([web?.environment?.['ROLE'], worker?.environment?.['ROLE']]).toEqual(['web', 'worker']);
    expect([web, worker].every((each) => each?.read_only === true)).toBe(true);
    expect(file.services).toMatchObject({ web: { stop_grace_period: '30s' } });
    expect(Number(settings['DRAIN_SECONDS']) + 15).toBeLessThanOrEqual(30);
  },
);

test.skipIf(!readsYaml)(
  'kubernetes: the pods run as nobody in particular and write nowhere but in their volumes',
  () => {
    const pods = (parsed('kubernetes/svodka.yaml') as { kind: string; spec: object }[]).filter(
      ({ kind }) => kind === 'Deployment',
    );
    expect(pods).toHaveLength(2);
    for (const { spec } of pods)
      expect(spec).toMatchObject({
        template: {
          spec: {
            terminationGracePeriodSeconds: 30,
            securityContext: { runAsNonRoot: true },
            containers: [{ securityContext: { readOnlyRootFilesystem: true } }],
          },
        },
      });
  },
);

test.skipIf(!readsYaml)('a cluster acknowledges nothing that stands on one node alone', () => {
  expect(parsed('cluster/patroni.yaml')).toMatchObject([{ bootstrap: { dcs: { synchronous_mode: true } } }]);
  // Patroni speaks to etcd by it, and a file of settings turns it off.
  expect(parsed('cluster/etcd.conf.yaml')).toMatchObject([{ 'enable-grpc-gateway': true }]);
  expect(read('cluster/pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m);
});

const hasSystemd = existsSync('/usr/bin/systemd-analyze');

test.skipIf(!hasSystemd)('systemd takes the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svodka-units-'));
  try {
    for (const unit of globSync('deploy/systemd/*', { cwd: root }))
      copyFileSync(root + unit, join(folder, basename(unit).replace('@', '@web')));
    const units = globSync('*', { cwd: folder }).map((name) => join(folder, name));
    const { stderr, error } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], {
      encoding: 'utf8',
    });
    expect(error).toBeUndefined();
    // Neither the program nor the folders need to be on the machine of the tests.
    const complaints = stderr
      .split('\n')
      .filter((line) => line.includes(folder) && !/not executable|No such file/.test(line));
    expect(complaints).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
