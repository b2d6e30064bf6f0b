import type { FastifyInstance } from 'fastify';

/** The pages that a worker's own browser prints. */
interface PrintedPages {
  /** Where they are; the first who asks has them made. */
  findOrigin(): Promise<string>;
  close(): Promise<void>;
}

/** Pages for the browser on this machine alone, on a free port of the loopback: a process without readers has none otherwise. */
export function openPrintedPages(build: () => Promise<FastifyInstance>): PrintedPages {
  let opened: Promise<{ app: FastifyInstance; origin: string }> | undefined;
  const open = async () => {
    const app = await build();
    return { app, origin: await app.listen({ host: '127.0.0.1', port: 0 }) };
  };
  return {
    async findOrigin() {
      opened ??= open().catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return (await opened).origin;
    },
    async close() {
      const made = await opened?.catch(() => undefined);
      await made?.app.close();
    },
  };
}
