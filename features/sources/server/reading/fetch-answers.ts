import { createHash } from 'node:crypto';
import { findLink } from '#connectors/find-link.ts';
import { listRequests, nextPage, type SourceRequest, type Span } from '#connectors/list-requests.ts';
import type { Answer } from '#connectors/read-source.ts';
import type { Recipe } from '#connectors/recipe.ts';
import { RefusedSource } from '#connectors/refused-source.ts';
import type { FetchAnswer, Fetcher } from '#platform/server/fetch/open-fetcher.ts';

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

/** Asks a source for everything a run needs, conditionally where it is one answer. Throws RefusedFetch, and RefusedSource where a page has no link to the file. */
export async function fetchAnswers(
  recipe: Recipe,
  span: Span,
  known: Validators,
  { fetcher, countRecords }: { fetcher: Fetcher; countRecords: (answer: Answer) => Promise<number> },
): Promise<Fetched> {
  const requests = listRequests(recipe, span);
  const { paging, post, link } = recipe.request;
  const isOne = requests.length === 1 && !paging && !post && link === undefined;
  const answers: Answer[] = [];
  let validators: Pick<Validators, 'etag' | 'lastModified'> = { etag: null, lastModified: null };
  const ask = async (request: SourceRequest): Promise<FetchAnswer> =>
    fetcher.fetch({
      address: request.address,
      ...(isOne && { etag: known.etag, lastModified: known.lastModified }),
      ...(request.post && { post: request.post }),
    });
  for (const listed of requests) {
    const first = link === undefined ? listed : await followLink(listed, link, fetcher);
    let request = first;
    for (let page = 0; page < maxPages; page += 1) {
      const answer = await ask(request);
      if (answer.kind === 'unchanged') return { kind: 'unchanged' };
      if (isOne) validators = answer;
      const taken = { bytes: answer.bytes, given: request.given };
      answers.push(taken);
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
async function followLink(page: SourceRequest, link: string, fetcher: Fetcher): Promise<SourceRequest> {
  const answer = await fetcher.fetch({ address: page.address });
  const found = answer.kind === 'fetched' ? findLink(answer.bytes, link, answer.address) : null;
  if (found === null) throw new RefusedSource('no_link', { link });
  return { address: found, given: page.given };
}

/** The same bytes read by another recipe are something new. */
export function hashOf(recipe: Recipe, answers: readonly Answer[]): string {
  const hash = createHash('sha256').update(JSON.stringify(recipe));
  for (const { bytes } of answers) hash.update(bytes);
  return hash.digest('hex');
}
