import { openEmbeddings, type EmbeddingService } from '#features/news/server/embeddings/embedding-service.ts';
import { hashedWords, openEmbeddingsServer } from '#features/news/testing/embeddings-server.ts';
import { cleanHeadline } from '#newsengine/text/clean-headline.ts';
import { readConfig } from '#platform/server/config.ts';
import { openLog } from '#platform/server/log/log.ts';
import { openMetrics } from '#platform/server/log/metrics.ts';
import type { CorpusItem } from './corpus-item.ts';

/** Vectors by item id, and whose they are. */
interface EmbeddedCorpus {
  readonly name: string;
  readonly vectors: ReadonlyMap<string, Float32Array>;
}

/** Headlines' vectors by the service EMBEDDINGS_URL names; without one by the tests' service on loopback, which has learnt nothing: sums of hashed words. */
export async function embedCorpus(items: readonly CorpusItem[]): Promise<EmbeddedCorpus> {
  const server = process.env['EMBEDDINGS_URL'] ? undefined : await openEmbeddingsServer();
  const own = server && { EMBEDDINGS_URL: server.address, EMBEDDINGS_MODEL: hashedWords };
  const config = readConfig({ ...process.env, ...own });
  const service = openEmbeddings(
    { config, log: openLog('warn'), metrics: openMetrics() },
    { budgetMs: Number.POSITIVE_INFINITY },
  );
  if (!service) throw new Error('No service of embeddings.');
  try {
    return { name: service.model, vectors: await vectorsOf(items, service) };
  } finally {
    await service.close();
    await server?.close();
  }
}

async function vectorsOf(
  items: readonly CorpusItem[],
  service: EmbeddingService,
): Promise<Map<string, Float32Array>> {
  const given = await service.embed(items.map(({ title, source }) => cleanHeadline(title, source)));
  const vectors = new Map<string, Float32Array>();
  for (const [at, { id }] of items.entries()) {
    const vector = given[at];
    if (vector) vectors.set(id, vector);
  }
  if (vectors.size < items.length) console.error(`${items.length - vectors.size} headlines without a vector`);
  return vectors;
}
