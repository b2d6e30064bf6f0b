import type { Config } from '#platform/server/config.ts';
import type { Services } from '#platform/server/context.ts';
import {
  openOwnService,
  type OwnService,
  type OwnServiceOptions,
} from '#platform/server/fetch/own-service.ts';
import { RefusedFetch } from '#platform/server/fetch/refused-fetch.ts';
import { readVectors } from './read-vectors.ts';

/** Gives headlines vectors by an operator's own service. */
export interface EmbeddingService {
  /** The model's name: vectors of two models are never compared. */
  readonly model: string;
  /** Unit vectors in the order of the texts; null where the service gave none. Never throws. */
  embed(texts: readonly string[]): Promise<(Float32Array | null)[]>;
  close(): Promise<void>;
}

/** How the service is asked. */
export interface EmbeddingOptions extends Pick<OwnServiceOptions, 'totalMs'> {
  readonly textsAtOnce: number;
  /** After a failure the service is left alone for so long. */
  readonly restMs: number;
  /** One call of `embed` asks no further once it has taken so long: the lease of arrivals must outlast it. */
  readonly budgetMs: number;
}

/** Where it tells how it fares. */
interface EmbeddingServices extends Pick<Services, 'metrics'> {
  readonly log: Pick<Services['log'], 'info' | 'warn'>;
}

const usual: EmbeddingOptions = { totalMs: 10_000, textsAtOnce: 64, restMs: 60_000, budgetMs: 60_000 };
const tries = 2;
/** Of an answer: 64 vectors of 8,192 numbers written out. */
const maxBytes = 16 * 1024 * 1024;

/** The service the settings name; undefined without EMBEDDINGS_URL. */
export function openEmbeddings(
  services: EmbeddingServices & Pick<Services, 'config'>,
  options: Partial<EmbeddingOptions> = {},
): EmbeddingService | undefined {
  const { EMBEDDINGS_URL, EMBEDDINGS_MODEL, EMBEDDINGS_KEY } = services.config;
  if (EMBEDDINGS_URL === undefined || EMBEDDINGS_MODEL === undefined) return undefined;
  const told = { ...usual, ...options };
  const service = openOwnService(callAddress(EMBEDDINGS_URL), {
    key: EMBEDDINGS_KEY,
    totalMs: told.totalMs,
    bytes: maxBytes,
  });
  const asking = new Asking(service, EMBEDDINGS_MODEL, told, services);
  return {
    model: EMBEDDINGS_MODEL,
    embed: (texts) => asking.embed(texts),
    close: () => service.close(),
  };
}

/** Both ways operators write it: the server's address, or the call's. */
function callAddress(written: NonNullable<Config['EMBEDDINGS_URL']>): string {
  const bare = written.replace(/\/+$/, '');
  return bare.endsWith('/embeddings') ? bare : `${bare.replace(/\/v1$/, '')}/v1/embeddings`;
}

class Asking {
  private readonly service: OwnService;
  private readonly model: string;
  private readonly options: EmbeddingOptions;
  private readonly services: EmbeddingServices;
  private isAway = false;
  private restsUntil = -Infinity;

  constructor(service: OwnService, model: string, options: EmbeddingOptions, services: EmbeddingServices) {
    this.service = service;
    this.model = model;
    this.options = options;
    this.services = services;
  }

  async embed(texts: readonly string[]): Promise<(Float32Array | null)[]> {
    const { textsAtOnce, budgetMs } = this.options;
    const until = performance.now() + budgetMs;
    const vectors: (Float32Array | null)[] = [];
    while (vectors.length < texts.length) {
      const part = texts.slice(vectors.length, vectors.length + textsAtOnce);
      const now = performance.now();
      if (now < this.restsUntil || now > until) {
        this.services.metrics.countEmbeddings('skipped', part.length);
        vectors.push(...part.map(() => null));
      } else vectors.push(...(await this.embedPart(part)));
    }
    return vectors;
  }

  private async embedPart(part: readonly string[]): Promise<(Float32Array | null)[]> {
    const { log, metrics } = this.services;
    try {
      const vectors = await this.ask(part, tries);
      metrics.countEmbeddings('given', part.length);
      if (this.isAway) log.info('the service of embeddings answers again');
      this.isAway = false;
      return vectors;
    } catch (error) {
      metrics.countEmbeddings('failed', part.length);
      // Told once an outage: the pipeline goes on without it.
      if (!this.isAway)
        log.warn({ err: error }, 'the service of embeddings fails; stories are built without it');
      this.isAway = true;
      this.restsUntil = performance.now() + this.options.restMs;
      return part.map(() => null);
    }
  }

  private async ask(part: readonly string[], left: number): Promise<Float32Array[]> {
    try {
      return readVectors(await this.service.post({ model: this.model, input: part }), part.length);
    } catch (error) {
      if (left <= 1 || !isPassing(error)) throw error;
      return this.ask(part, left - 1);
    }
  }
}

/** What another try may mend; an answer that makes no sense, or a refusal of what was asked, it won't. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof RefusedFetch)) return false;
  const { status } = error.details;
  return typeof status !== 'number' || status === 429 || status >= 500;
}
