import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listSources } from '#tools/architecture/read-imports.ts';
import { readConfig } from '../config.ts';
import { openMetrics } from '../log/metrics.ts';
import { metricDataOf } from './metric-data.ts';
import { nameStatement } from './trace-statement.ts';
import { traced } from './tracing.ts';

test.each([
  ["select a from fact where place = $1 and x = 'secret'", 'select fact'],
  ['insert into news_item (a) values ($1)', 'insert news_item'],
  ['update job.queue set a = $1', 'update job.queue'],
  ['with wanted as (select 1 from place) select * from wanted', 'with place'],
  ['with wanted as (select 1) select * from wanted join series using (id)', 'with series'],
  ['select 1', 'select '],
  ["'secret' is no statement", 'statement '],
])('%s is told as %s', (sql, name) => {
  const { operation, table } = nameStatement(sql);
  expect(`${operation} ${table}`).toBe(name);
});

test('the product’s own metrics are sent under their names: buckets between bounds, sums and counts as they stand', async () => {
  const metrics = openMetrics();
  for (const seconds of [0.003, 0.003, 0.2, 9]) metrics.observeRequest('a/b', 200, seconds);
  metrics.countReplicaRead('behind');
  const times = { startTime: [1, 0], endTime: [2, 0] } as {
    startTime: [number, number];
    endTime: [number, number];
  };
  const data = metricDataOf(await metrics.all(), times);
  const find = (name: string) => data.find(({ descriptor }) => descriptor.name === name)?.dataPoints;
  expect(find('svodka_request_seconds')).toEqual([
    {
      ...times,
      attributes: { call: 'a/b', status: '2xx' },
      value: {
        buckets: {
          boundaries: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
          counts: [0, 2, 0, 0, 0, 1, 0, 0, 1],
        },
        sum: 9.206,
        count: 4,
      },
    },
  ]);
  expect(find('svodka_replica_reads_total')).toMatchObject([{ attributes: { outcome: 'behind' }, value: 1 }]);
  expect(find('process_resident_memory_bytes')).toHaveLength(1);
});

test('while telemetry is off its SDK is not loaded: one file alone leads to it, by an import that waits for the switch', async () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const leading: string[] = [];
  const loading: string[] = [];
  for (const path of (await listSources()).filter((file) => !/\.test\.tsx?$/.test(file))) {
    const text = await readFile(root + path, 'utf8');
    if (/from '@opentelemetry\//.test(text)) loading.push(path.replaceAll('\\', '/'));
    if (/^import (?!type )[^;]*telemetry\/(open-telemetry|metric-data)/m.test(text)) leading.push(path);
  }
  expect(loading.toSorted()).toEqual([
    'platform/server/telemetry/metric-data.ts',
    'platform/server/telemetry/open-telemetry.ts',
  ]);
  expect(leading).toEqual([]);
  expect(readConfig({}).OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined();
  expect(await traced({ name: 'a', kind: 'internal', facts: {} }, async () => 1)).toBe(1);
});

test('headers for the receiver are read as OpenTelemetry writes them; what is none is refused', () => {
  const read = (text: string) => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: text }).OTEL_EXPORTER_OTLP_HEADERS;
  expect(read('authorization=Bearer%20x,x-org=1')).toEqual({ authorization: 'Bearer x', 'x-org': '1' });
  expect(() => read('nothing')).toThrow(/OTEL_EXPORTER_OTLP_HEADERS/);
});
