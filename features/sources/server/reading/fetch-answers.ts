import { createHash } from 'node:crypto';
import { listRequests, nextPage, type SourceRequest, type Span } from '#connectors/list-requests.ts';
import type { Answer } from '#connectors/read-source.ts';
import type { Recipe } from '#connectors/recipe.ts';
import { RefusedSource } from '#connectors/refused-source.ts';
import type { FetchAnswer, Fetcher } from '#platform/server/fetch/open-fetcher.ts';
import type { ForeignReading } from '#platform/server/foreign/read-foreign.ts';
import type { StepTeller } from '../running/follow-run.ts';
import { findLinkAside } from './find-link-aside.ts';

/** What is kept of the last answers, so that the same again is told. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
  contentHash: string | null;
}

/** All answers of one run, or that nothing has changed since the last. */
export type Fetched = { kind: 'unchanged' } | { kind: 'fetched'; answers: Answer[]; validators: Validators };

/** Pages of one request at most. */
const maxPages = 500;

/** What a source is asked with. */
interface Asking {
  fetcher: Fetcher;
  /** The thread in which pages of others are read. */
  reading: ForeignReading;
  countRecords: (answer: Answer) => Promise<number>;
  signal?: AbortSignal | undefined;
  at?: StepTeller | undefined;
}

/**
 * Asks a source for everything a run needs, conditionally where it is one answer. Throws RefusedFetch, RefusedFile and, where
 * a page has no link to the file, RefusedSource; the reason of the signal when it is aborted.
 */
export async function fetchAnswers(
  recipe: Recipe,
  span: Span,
  known: Validators,
  asking: Asking,
): Promise<Fetched> {
  const { countRecords } = asking;
  const requests = listRequests(recipe, span);
  const { paging, post, link } = recipe.request;
  const isOne = requests.length === 1 && !paging && !post && link === undefined;
  const answers: Answer[] = [];
  let validators: Pick<Validators, 'etag' | 'lastModified'> = { etag: null, lastModified: null };
  const ask = async (request: SourceRequest): Promise<FetchAnswer> =>
    fetch(asking, {
      address: request.address,
      ...(isOne && { etag: known.etag, lastModified: known.lastModified }),
      ...(request.post && { post: request.post }),
    });
  for (const listed of requests) {
    const first = link === undefined ? listed : await followLink(listed, link, asking);
    let request = first;
    for (let page = 0; page < maxPages; page += 1) {
      const answer = await ask(request);
      if (answer.kind === 'unchanged') return { kind: 'unchanged' };
      if (isOne) validators = answer;
      const taken = { bytes: answer.bytes, given: request.given };
      answers.push(taken);
      asking.at?.('fetching', answers.length, paging ? null : requests.length);
      if (!paging || (await countRecords(taken)) < paging.size) break;
      request = nextPage(recipe, first, page);
    }
  }
  const contentHash = hashOf(recipe, answers);
  if (contentHash === known.contentHash) return { kind: 'unchanged' };
  return {
    kind: 'fetched',
    answers,
    validators: { etag: validators.etag, lastModified: validators.lastModified, contentHash },
  };
}

/** The request for the file that a page links: names of files change with every edition and are never built. */
async function followLink(page: SourceRequest, link: string, asking: Asking): Promise<SourceRequest> {
  const answer = await fetch(asking, { address: page.address });
  // Nothing was asked conditionally: an answer without a page has no link either.
  if (answer.kind === 'unchanged') throw new RefusedSource('no_link', { link });
  const task = { page: answer.bytes, pattern: link, address: answer.address };
  return { address: await findLinkAside(asking.reading, task, asking.signal), given: page.given };
}

async function fetch(
  { fetcher, signal }: Asking,
  known: Parameters<Fetcher['fetch']>[0],
): Promise<FetchAnswer> {
  signal?.throwIfAborted();
  try {
    return await fetcher.fetch(signal ? { ...known, signal } : known);
  } finally {
    // Whoever ended the run is not answered with a fault of the network.
    signal?.throwIfAborted();
  }
}

/** The same bytes read by another recipe are something new. */
export function hashOf(recipe: Recipe, answers: readonly Answer[]): string {
  const hash = createHash('sha256').update(JSON.stringify(recipe));
  for (const { bytes } of answers) hash.update(bytes);
  return hash.digest('hex');
}
