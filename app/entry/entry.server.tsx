import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { createContext, RouterContextProvider, ServerRouter, type EntryContext } from 'react-router';
import { ApiError, type Api, type OutputOf } from '#platform/web/api.ts';
import { apiContext } from '#platform/web/page.ts';
import type { CallInProcess } from '../render/in-process-calls.ts';
import { openVisit, VisitContext } from '#platform/web/session/visit.ts';
import type { LoadedMessages } from './browser-state.ts';
import { MessagesContext, PageContext, type PageContextValue } from './page-context.ts';
import type { RootData } from './load-root.ts';

/** What the server gives to the rendering of one page. */
export interface PageParts {
  page: PageContextValue;
  messages: Map<string, LoadedMessages>;
  call: CallInProcess;
}

const partsContext = createContext<PageParts>();

/** Hands the parts of one page to its loaders and its rendering; lives here because contexts belong to the built bundle. */
export function provideParts(parts: PageParts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(partsContext, parts);
  const api: Api = {
    async call(name, input, { token } = {}) {
      const result = await parts.call(name, input as object, token);
      if ('problem' in result) throw new ApiError(result.problem);
      return result.output as OutputOf<typeof name>;
    },
  };
  context.set(apiContext, api);
  return context;
}

/** Milliseconds after which a page that still waits for something is sent as it stands. */
export const streamTimeout = 5_000;

/** Renders a page: waits for the whole of it, so that readers without JavaScript and search engines get everything. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { page, messages } = context.get(partsContext);
  const { nonce } = page;
  return new Promise((done, refuse) => {
    let code = sayWaiting(entry.staticHandlerContext.loaderData, headers) ?? status;
    const { pipe, abort } = renderToPipeableStream(
      <PageContext value={page}>
        <VisitContext value={openVisit()}>
          <MessagesContext value={messages}>
            <ServerRouter context={entry} url={request.url} nonce={nonce} />
          </MessagesContext>
        </VisitContext>
      </PageContext>,
      {
        nonce,
        // Nothing is put in by scripts: a page is whole for readers without them.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          headers.set('Content-Type', 'text/html; charset=utf-8');
          pipe(gather((body) => done(new Response(body, { status: code, headers }))));
        },
        onShellError: refuse,
        onError() {
          code = 500;
        },
      },
    );
    setTimeout(abort, streamTimeout).unref();
  });
}

/** Takes a page that is whole already in its pieces: as a stream of the web's kind each piece would pass through four hands. */
function gather(whenWhole: (body: Uint8Array<ArrayBuffer>) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece);
      next();
    },
    final(next) {
      whenWhole(Buffer.concat(pieces));
      next();
    },
  });
}

/** When to come again for a page whose visitor could not be told in time: by then a busy server has caught up. */
const retrySeconds = '5';

/**
 * Says when to come again and gives the status where the loading screen is all that is sent: nobody could tell in time who
 * visits. Null for any other page. It is told by what the routes loaded.
 */
export function sayWaiting(loaderData: Record<string, unknown>, headers: Headers): number | null {
  const root = loaderData['root'] as Partial<RootData> | undefined;
  if (root?.known === undefined || !('error' in root.known)) return null;
  headers.set('Retry-After', retrySeconds);
  return 503;
}
