import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes, type Resource } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../config.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../log/metrics.ts';
import { metricDataOf } from './metric-data.ts';
import { traceBy, type Tracing } from './tracing.ts';

/** Traces and metrics on their way to the operator's receiver. */
export interface Telemetry {
  /** Sends what has been gathered. */
  flush(): Promise<void>;
  /** Sends the rest, but keeps no process from its end. */
  close(): Promise<void>;
}

interface Parts {
  config: Config;
  metrics: Metrics;
  log: Log;
}

/** How long one sending may take: what the receiver does not take in time is lost. */
const sendMs = 5_000;
const closeMs = 2_000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/** Opens the official SDK: spans and metrics go to OTEL_EXPORTER_OTLP_ENDPOINT by OTLP over HTTP. This file alone loads the SDK. */
export function openTelemetry({ config, metrics, log }: Parts): Telemetry {
  sayFailures(log);
  const resource = resourceFromAttributes({
    'service.name': config.OTEL_SERVICE_NAME,
    'service.instance.id': randomUUID(),
    'svodka.role': config.ROLE,
  });
  const spans = openSpans(config, resource);
  const meters = openMeters(config, resource, metrics);
  traceBy(tracingBy(spans));
  const flush = async (): Promise<void> => {
    await Promise.allSettled([spans.forceFlush(), meters.forceFlush()]);
  };
  return {
    flush,
    async close() {
      traceBy(undefined);
      const ending = Promise.allSettled([spans.shutdown(), meters.shutdown()]);
      await Promise.race([ending, wait(closeMs, undefined, { ref: false })]);
      diag.disable();
    },
  };
}

function openSpans(config: Config, resource: Resource): TracerProvider {
  const exporter = new OTLPTraceExporter(receiverOf(config, 'traces'));
  return new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: sendMs })],
  });
}

function openMeters(config: Config, resource: Resource, metrics: Metrics): MeterProvider {
  const startTime = hrTime(Date.now());
  const collect = async () => ({
    resourceMetrics: {
      resource,
      scopeMetrics: [
        {
          scope: { name: 'svodka' },
          metrics: metricDataOf(await metrics.all(), { startTime, endTime: hrTime(Date.now()) }),
        },
      ],
    },
    errors: [],
  });
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(receiverOf(config, 'metrics')),
    exportIntervalMillis: config.OTEL_METRIC_EXPORT_INTERVAL,
    exportTimeoutMillis: Math.min(sendMs, config.OTEL_METRIC_EXPORT_INTERVAL),
    metricProducers: [{ collect }],
  });
  return new MeterProvider({ resource, readers: [reader] });
}

function receiverOf(config: Config, signal: 'traces' | 'metrics') {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '', OTEL_EXPORTER_OTLP_HEADERS: headers } = config;
  return { url: `${endpoint.replace(/\/$/, '')}/v1/${signal}`, headers, timeoutMillis: sendMs };
}

/** Spans whose parent is the one that their work was begun by. */
function tracingBy(provider: TracerProvider): Tracing {
  const tracer = provider.getTracer('svodka');
  const under = new AsyncLocalStorage<Context>();
  return {
    isUnderWay: () => under.getStore() !== undefined,
    open({ name, kind, facts, isRoot }) {
      const parent = isRoot ? ROOT_CONTEXT : (under.getStore() ?? ROOT_CONTEXT);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...facts } }, parent);
      const own = trace.setSpan(parent, span);
      return {
        run: (work) => under.run(own, work),
        end(told = {}, failure) {
          span.setAttributes({ ...told, ...(failure !== undefined && { 'error.type': failure }) });
          if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
  };
}

/** A receiver that takes nothing is one line a minute; what it answered may repeat what was sent, so it is not logged. */
function sayFailures(log: Log): void {
  const err = new Error('The receiver of traces and metrics did not take them.');
  const say = (): void => log.error({ err }, 'telemetry');
  const silent = (): void => {};
  diag.setLogger(
    { error: say, warn: say, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

function hrTime(ms: number): [number, number] {
  return [Math.floor(ms / 1000), (ms % 1000) * 1_000_000];
}
