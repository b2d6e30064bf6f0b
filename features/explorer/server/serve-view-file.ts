import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import { inputOf } from '#platform/server/calls/call-input.ts';
import { requestCallerOf } from '#platform/server/calls/request-caller.ts';
import { queryOf, type CallServer } from '#platform/server/http/http-calls.ts';
import { buildContext, clockOf, localeOf } from '#platform/server/request-context.ts';
import { delimitedLine } from '#platform/shared/delimited.ts';
import type { explorerContract } from '../contract.ts';
import { rowsOfView } from '../domain/view/view-rows.ts';

const call = 'explore/getView';
type View = HandlerOutput<typeof explorerContract, typeof call>;
type Server = Pick<CallServer, 'gate' | 'services' | 'findCaller' | 'findReader' | 'keys'>;

const columns = [
  'indicator',
  'dimensions',
  'transform',
  'name',
  'unit',
  'place_id',
  'place',
  'day',
  'value',
  'newest_source',
  'newest_known_at',
  'sample',
  'added',
  'finding',
] as const;

/** Serves a view as CSV, a row a value, for programs: `/api/explore/getView.csv` takes what the call takes, by session or key and with the same rights. `newest_source` and `newest_known_at` are of the newest value of a row's series. */
export function serveViewFile(app: FastifyInstance, server: Server): void {
  app.get(`/api/${call}.csv`, { config: { call } }, async (request, reply) => {
    const view = await readAsked(server, request, reply);
    const lines = rowsOfView(view).map((row) => delimitedLine(columns.map((column) => row[column])));
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('content-disposition', 'attachment; filename="view.csv"')
      .send(`${[delimitedLine(columns), ...lines].join('\r\n')}\r\n`);
  });
}

/** The view that is asked for, by the call's own gate: its rights, limits and shape. */
async function readAsked(server: Server, request: FastifyRequest, reply: FastifyReply): Promise<View> {
  const { asOf, ...query } = queryOf(request);
  const caller = await requestCallerOf(request, reply, server);
  const context = buildContext(server.services, request, reply, {
    caller,
    locale: localeOf(request),
    clock: clockOf(asOf, server.services, new Date()),
  });
  const input = inputOf(server.gate.contract[call]!, query, request);
  return (await server.gate.run(call, input, context)) as View;
}
