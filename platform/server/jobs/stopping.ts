import type { FastifyInstance } from 'fastify';

/** However slow the parts are, the process ends so long after it served on for the balancers. */
const longestStopMs = 14_000;

/** On the first signal closes everything, fourteen seconds after `drainMs` at the latest; a second signal ends at once. */
export function stopOnSignal(close: () => Promise<void>, drainMs = 0): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(130);
    stopping = true;
    setTimeout(() => process.exit(1), drainMs + longestStopMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Takes no new requests and lets those under way finish; what has not come or gone by the deadline is cut off. */
export async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), ms);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
