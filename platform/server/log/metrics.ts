import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What the process counts about itself, in Prometheus' text format. */
export interface Metrics {
  observeRequest(call: string, status: number, seconds: number): void;
  /** Headlines by what an operator's service of embeddings made of them. */
  countEmbeddings(outcome: EmbeddingOutcome, headlines: number): void;
  /** Reads that are declared fit for a replica, by where they were made. */
  countReplicaRead(outcome: ReplicaOutcome): void;
  text(): Promise<string>;
  /** The same as numbers, for a receiver that they are sent to. */
  all(): ReturnType<Registry['getMetricsAsJSON']>;
  contentType: string;
}

/** Given a vector, asked for in vain, or not asked for while the service was left alone. */
export type EmbeddingOutcome = 'given' | 'failed' | 'skipped';

/** At a replica; at the primary because none had what was asked for; at the primary after a replica failed. */
export type ReplicaOutcome = 'replica' | 'behind' | 'failed';

/** How often the delay of the event loop is looked at: each look wakes a server that has nothing else to do. Unit: ms. */
const loopLookMs = 200;

/** Opens the process's own measurements: memory, event-loop delay, and the time of each call by status class. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: loopLookMs });
  const requests = new Histogram({
    name: 'svodka_request_seconds',
    help: 'Time to answer, by call and status class',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const embeddings = new Counter({
    name: 'svodka_embeddings_total',
    help: "Headlines by what the operator's service of embeddings made of them",
    labelNames: ['outcome'],
    registers: [registry],
  });
  const replicaReads = new Counter({
    name: 'svodka_replica_reads_total',
    help: 'Reads that are declared fit for a replica, by where they were made',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    countReplicaRead: (outcome) => replicaReads.inc({ outcome }),
    countEmbeddings: (outcome, headlines) => embeddings.inc({ outcome }, headlines),
    observeRequest: (call, status, seconds) =>
      requests.observe({ call, status: `${Math.floor(status / 100)}xx` }, seconds),
    text: () => registry.metrics(),
    all: () => registry.getMetricsAsJSON(),
    contentType: registry.contentType,
  };
}
