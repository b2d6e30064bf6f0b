/** What a span tells of its work: names and numbers of ours, never what somebody typed. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A piece of work that is to be traced. */
export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  facts: SpanFacts;
  /** Begins a trace of its own, whatever it was begun by. */
  isRoot?: boolean;
}

/** A span under way. */
export interface OpenSpan {
  /** Runs work whose spans are children of this one. */
  run<T>(work: () => T): T;
  /** `failure` is a kind of failure, never its words: those may repeat what was asked. */
  end(facts?: SpanFacts, failure?: string): void;
}

/** How this process traces. */
export interface Tracing {
  open(start: SpanStart): OpenSpan;
  /** True inside of a span. */
  isUnderWay(): boolean;
}

let tracing: Tracing | undefined;

/** From now on the process traces by this; undefined: not at all. */
export function traceBy(given: Tracing | undefined): void {
  tracing = given;
}

/** How the process traces; undefined while telemetry is off. */
export function currentTracing(): Tracing | undefined {
  return tracing;
}

/** Runs work as a span where the process traces, and as it is where it does not. */
export function traced<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  return tracing === undefined ? work() : runTraced(tracing.open(start), work);
}

async function runTraced<T>(span: OpenSpan, work: () => Promise<T>): Promise<T> {
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, failureOf(error));
    throw error;
  }
}

/** The database's or the system's code of a failure, else the name of its class. */
function failureOf(error: unknown): string {
  const { code, name = 'Error' } = error as { code?: unknown; name?: string };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : name;
}
