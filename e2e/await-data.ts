import type { FullConfig } from '@playwright/test';

const longestMs = 1_200_000;

/** Journeys begin when all bundled data are in: a day that is still being loaded has no news yet. */
export default async function awaitData({ projects }: FullConfig): Promise<void> {
  const address = `${projects[0]?.use.baseURL ?? ''}/readyz`;
  const until = Date.now() + longestMs;
  for (;;) {
    const { complete, failed } = (await (await fetch(address)).json()) as {
      complete: boolean;
      failed: unknown[];
    };
    if (failed.length > 0) throw new Error(`Bundled data did not load: ${JSON.stringify(failed)}`);
    if (complete) return;
    if (Date.now() > until) throw new Error('Bundled data are still being loaded after twenty minutes.');
    await new Promise((done) => setTimeout(done, 500));
  }
}
