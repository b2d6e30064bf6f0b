import { createHash } from 'node:crypto';
import { listRequests, nextPage, type SourceRequest, type Span } from '#connectors/list-requests.ts';
import type { Answer } from '#connectors/read-source.ts';
import type { Recipe } from '#connectors/recipe.ts';
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

/** Asks a source for everything a run needs, conditionally where it is one answer. Throws RefusedFetch. */
export async function fetchAnswers(
  recipe: Recipe,
  span: Span,
  known: Validators,
  { fetcher, countRecords }: { fetcher: Fetcher; countRecords: (answer: Answer) => Promise<number> },
): Promise<Fetched> {
  const requests = listRequests(recipe, span);
  const isOne = requests.length === 1 && !recipe.request.paging && !recipe.request.post;
  const answers: Answer[] = [];
  let validators: Pick<Validators, 'etag' | 'lastModified'> = { etag: null, lastModified: null };
  const ask = async (request: SourceRequest): Promise<FetchAnswer> =>
    fetcher.fetch({
      address: request.address,
      ...(isOne && { etag: known.etag, lastModified: known.lastModified }),
      ...(request.post && { post: request.post }),
    });
  for (const first of requests) {
    let request = first;
    for (let page = 0; page < maxPages; page += 1) {
      const answer = await ask(request);
      if (answer.kind === 'unchanged') return { kind: 'unchanged' };
      if (isOne) validators = answer;
      const taken = { bytes: answer.bytes, given: request.given };
      answers.push(taken);
      if (!recipe.request.paging || (await countRecords(taken)) < recipe.request.paging.size) break;
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

/** The same bytes read by another recipe are something new. */
export function hashOf(recipe: Recipe, answers: readonly Answer[]): string {
  const hash = createHash('sha256').update(JSON.stringify(recipe));
  for (const { bytes } of answers) hash.update(bytes);
  return hash.digest('hex');
}
