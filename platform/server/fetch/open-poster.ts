import { Agent, request } from 'undici';
import { guardedConnector, type AddressRule } from './guarded-connector.ts';
import { refusalOf } from './refusal-of.ts';
import { RefusedFetch } from './refused-fetch.ts';
import { checkAddress } from './request.ts';

/** Posts small texts to foreign addresses; one per process and purpose, closed at its end. */
export interface Poster {
  /** Gives the status; throws RefusedFetch where the address is local, slow, or answers with anything but 2xx; redirects are not followed. */
  readonly post: (address: string, body: string, headers: Record<string, string>) => Promise<number>;
  readonly close: () => Promise<void>;
}

const answerBytes = 16 * 1024;

/** Opens a client whose every connection is checked by the address it really reaches. Times in milliseconds. */
export function openPoster({
  userAgent,
  allowsAddress,
  totalMs = 10_000,
}: {
  userAgent: string;
  allowsAddress?: AddressRule;
  totalMs?: number;
}): Poster {
  const agent = new Agent({
    connect: guardedConnector(allowsAddress, Math.min(totalMs, 5000)),
    headersTimeout: totalMs,
    bodyTimeout: totalMs,
    maxHeaderSize: 16 * 1024,
    keepAliveTimeout: 4000,
    connections: 2,
    pipelining: 1,
  });
  return {
    async post(address, body, headers) {
      try {
        const answer = await request(checkAddress(address), {
          dispatcher: agent,
          method: 'POST',
          headers: { ...headers, 'user-agent': userAgent, 'content-type': 'application/json' },
          body,
          signal: AbortSignal.timeout(totalMs),
        });
        // What it answers is not read, only let go.
        await answer.body.dump({ limit: answerBytes });
        if (answer.statusCode < 200 || answer.statusCode > 299)
          throw new RefusedFetch('http_error', { status: answer.statusCode });
        return answer.statusCode;
      } catch (error) {
        throw refusalOf(error, totalMs);
      }
    },
    close: () => agent.destroy(),
  };
}
