import { ValueType, type HrTime } from '@opentelemetry/api';
import {
  AggregationTemporality,
  DataPointType,
  type DataPoint,
  type MetricData,
} from '@opentelemetry/sdk-metrics';
import type { Metrics } from '../log/metrics.ts';

type Counted = Awaited<ReturnType<Metrics['all']>>[number];
type Value = Counted['values'][number] & { metricName?: string };

/** The span of time the figures stand for. */
interface Times {
  startTime: HrTime;
  endTime: HrTime;
}

/** What the process counts about itself, under the same names as at `/metrics`, as the SDK sends it. */
export function metricDataOf(counted: readonly Counted[], times: Times): MetricData[] {
  return counted.flatMap((metric): MetricData[] => {
    const type = String(metric.type);
    if (metric.values.length === 0) return [];
    const base = {
      descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    };
    if (type === 'histogram')
      return [
        { ...base, dataPointType: DataPointType.HISTOGRAM as const, dataPoints: courses(metric, times) },
      ];
    const dataPoints = metric.values.map(({ labels, value }) => ({
      ...times,
      attributes: { ...labels } as Record<string, string>,
      value,
    }));
    if (type === 'counter')
      return [{ ...base, dataPointType: DataPointType.SUM as const, isMonotonic: true, dataPoints }];
    return [{ ...base, dataPointType: DataPointType.GAUGE as const, dataPoints }];
  });
}

type Histogram = Extract<
  MetricData,
  { dataPointType: DataPointType.HISTOGRAM }
>['dataPoints'][number]['value'];

/** Buckets are counted up to their bound there, between two bounds here. */
function courses({ name, values }: Counted, times: Times): DataPoint<Histogram>[] {
  const series = Map.groupBy(values as readonly Value[], ({ labels }) => keyOf(labels));
  return [...series.values()].map((members) => {
    const buckets = members
      .filter(({ metricName }) => metricName === `${name}_bucket`)
      .map(({ labels, value }) => ({ bound: Number(boundOf(labels)), value }))
      .toSorted((one, other) => one.bound - other.bound);
    const find = (part: string): number =>
      members.find(({ metricName }) => metricName === `${name}_${part}`)?.value ?? 0;
    const { le: _bound, ...attributes } = { ...members[0]!.labels } as Record<string, string>;
    return {
      ...times,
      attributes,
      value: {
        buckets: {
          boundaries: buckets.map(({ bound }) => bound).filter(Number.isFinite),
          counts: buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0)),
        },
        sum: find('sum'),
        count: find('count'),
      },
    };
  });
}

function boundOf(labels: object): string {
  const { le } = labels as { le?: string | number };
  return le === '+Inf' ? 'Infinity' : String(le);
}

function keyOf(labels: object): string {
  return JSON.stringify(Object.entries(labels).filter(([name]) => name !== 'le'));
}
