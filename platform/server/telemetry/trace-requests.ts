import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTracing, type OpenSpan, type SpanFacts } from './tracing.ts';

/** Traces requests by the names of their calls, pages and routes; where the process does not trace, nothing is added. */
export function traceRequests(
  app: FastifyInstance,
  pageNameOf: (path: string) => string | undefined = () => undefined,
): void {
  const tracing = currentTracing();
  if (!tracing) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    // Whoever watches the process comes every few seconds and tells nothing.
    if (request.routeOptions.config.counts === 'none') return void done();
    const name = nameOf(request, pageNameOf);
    const span = tracing.open({
      name: `${request.method} ${name}`,
      kind: 'server',
      facts: factsOf(request, name),
      isRoot: true,
    });
    spans.set(request, span);
    span.run(() => void done());
  });
  // A body is read by events of the connection, which know nothing of the request's span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(() => void done());
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    spans
      .get(request)
      ?.end({ 'http.response.status_code': statusCode }, statusCode >= 500 ? String(statusCode) : undefined);
    done();
  });
}

function nameOf({ routeOptions, url }: FastifyRequest, pageNameOf: (path: string) => string | undefined) {
  const { config, url: pattern } = routeOptions;
  if (config.call !== undefined) return config.call;
  const isPage = pattern === undefined || pattern.endsWith('*');
  return (isPage ? pageNameOf(url.split('?')[0]!) : pattern) ?? 'unknown';
}

/** The id is the one that every answer and every line of the log carries. */
function factsOf({ id, method, routeOptions }: FastifyRequest, name: string): SpanFacts {
  return {
    'http.request.method': method,
    'http.route': routeOptions.url ?? 'unknown',
    'svodka.name': name,
    'svodka.request_id': id,
  };
}
