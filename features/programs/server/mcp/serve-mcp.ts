import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { Config } from '#platform/server/config.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { CallServer } from '#platform/server/http/http-calls.ts';
import { isByKey } from '#platform/server/calls/key-guard.ts';
import { buildContext, clockOf, localeOf } from '#platform/server/request-context.ts';
import { isLocale } from '#platform/shared/locales.ts';
import { describeTools, type ToolDescription } from './describe-tools.ts';
import { challengeOf, serveResourceMetadata } from './resource-metadata.ts';
import { listResources, readResource } from './resources.ts';
import { runTool, type MakeCall, type ToolResult } from './run-tool.ts';
import { findTool } from './tools.ts';

const instructions =
  'Figures, forecasts, news and measures of the regions of Russia. Every value has its source and the day it became known: hand both on. Where hasData is false nothing is known: say so and do not put another number in its place.';

/** What `/mcp` needs beside a request. */
export interface McpParts extends Pick<CallServer, 'gate' | 'services' | 'keys'> {
  version: string;
  call: MakeCall;
}

/** Serves assistants at `/mcp`: streamable HTTP without sessions, by key, one POST and one answer. */
export function serveMcp(app: FastifyInstance, parts: McpParts): void {
  let described: ToolDescription[] | undefined;
  serveResourceMetadata(app, parts.services.config);
  app.route({
    method: 'POST',
    url: '/mcp',
    bodyLimit: 65_536,
    config: { call: 'mcp' },
    async onRequest(request, reply) {
      refuseOtherSites(request, parts.services.config);
      if (!isByKey(request)) {
        void reply.header('www-authenticate', challengeOf(parts.services.config));
        throw new AppError('not_authenticated');
      }
      try {
        await parts.keys.admit(request, reply);
      } catch (error) {
        if (error instanceof AppError && error.code === 'key_refused')
          void reply.header('www-authenticate', challengeOf(parts.services.config, 'invalid_token'));
        throw error;
      }
    },
    handler(request, reply) {
      described ??= describeTools(parts.gate.contract);
      return answer(parts, described, request, reply);
    },
  });
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    config: { call: 'mcp' },
    handler(_request, reply) {
      void reply.header('allow', 'POST');
      throw new AppError('wrong_verb');
    },
  });
}

/** A browser on a page of another site: it may have been led here. Programs send no origin. */
function refuseOtherSites({ headers }: FastifyRequest, { publicUrl, CORS_ORIGINS }: Config): void {
  const { origin } = headers;
  if (origin === undefined || origin === new URL(publicUrl).origin || CORS_ORIGINS.includes(origin)) return;
  throw new AppError('forbidden');
}

async function answer(
  parts: McpParts,
  described: ToolDescription[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (Array.isArray(request.body)) throw new AppError('bad_request');
  const server = await buildServer(parts, described, request, reply);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const { headers, body } = request;
    const names = ['accept', 'content-type', 'mcp-protocol-version'] as const;
    const asked = new Request(`${parts.services.config.publicUrl}/mcp`, {
      method: 'POST',
      headers: names.flatMap((name) =>
        typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
      ) as [string, string][],
    });
    const given = await transport.handleRequest(asked, { parsedBody: body });
    const text = await given.text();
    void reply.code(given.status).header('cache-control', 'no-store');
    return text === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(text);
  } finally {
    await server.close();
  }
}

async function buildServer(
  { services, keys, gate, version, call }: McpParts,
  described: ToolDescription[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<McpServer> {
  const caller = await keys.admit(request, reply);
  const contextOf = (given: Readonly<Record<string, unknown>>): RequestContext =>
    buildContext(services, request, reply, {
      caller,
      locale: isLocale(given['language']) ? given['language'] : localeOf(request),
      clock: clockOf(given['asOf'], services, new Date()),
    });
  const server = new McpServer(
    { name: 'svodka', version },
    { capabilities: { tools: {}, resources: {} }, instructions },
  );
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: described }));
  server.server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: listResources() }));
  server.server.setRequestHandler(ReadResourceRequestSchema, ({ params }) =>
    readResource(params.uri, call, contextOf({})),
  );
  server.server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<ToolResult> => {
    const { name, arguments: given = {} } = params;
    const tool = findTool(name);
    if (tool === undefined)
      return { content: [{ type: 'text', text: 'There is no such tool.' }], isError: true };
    return runTool(tool, given, { contract: gate.contract, call, context: contextOf(given) });
  });
  return server;
}
