import { Agent, request } from 'undici';
import { guardedConnector } from './guarded-connector.ts';
import { readBody } from './read-body.ts';
import { RefusedFetch } from './refused-fetch.ts';
import { refusalOf } from './refusal-of.ts';

/** A service the operator named in the settings. */
export interface OwnService {
  /** Posts JSON and gives the answer's bytes; throws RefusedFetch with the reason, never anything else. */
  post(body: object): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** How long the service may take and how much it may say. */
export interface OwnServiceOptions {
  /** Sent as bearer token. */
  readonly key?: string;
  readonly connectMs?: number;
  /** From the request to the last byte. */
  readonly totalMs: number;
  readonly bytes: number;
}

/** Asks that address alone: it may be local, as the operator chose it, and so a redirect to anywhere else is refused. */
export function openOwnService(written: string, options: OwnServiceOptions): OwnService {
  const { key, connectMs = 5000, totalMs, bytes } = options;
  const address = new URL(written);
  const agent = new Agent({
    connect: guardedConnector(() => true, connectMs),
    headersTimeout: totalMs,
    bodyTimeout: totalMs,
    connections: 1,
    pipelining: 1,
  });
  const post = async (body: object): Promise<Uint8Array> => {
    const signal = AbortSignal.timeout(totalMs);
    const answer = await request(address, {
      dispatcher: agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
      signal,
    });
    try {
      const { statusCode: status } = answer;
      if (status < 200 || status > 299) throw new RefusedFetch('http_error', { status });
      return await readBody(answer.body, [], { bytes, bytesPerPace: 1, paceMs: totalMs }, signal);
    } finally {
      // A body nobody reads would hold the connection.
      answer.body.on('error', () => {}).destroy();
    }
  };
  return {
    post: (body) =>
      post(body).catch((error: unknown) => {
        throw refusalOf(error, totalMs);
      }),
    close: () => agent.destroy(),
  };
}
