import { ApiError, type OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** Handbooks that are written here; classifiers are kept by others. */
export const handbooks = ['issue', 'unit', 'subject', 'prompt'] as const;
export type Handbook = (typeof handbooks)[number];

/** An entry with its uses. */
export type Entry = OutputOf<'handbooks/measureIssue/getEntriesByDirection'>[number];

/** A step of a handbook's journal. */
export type LogStep = OutputOf<'handbooks/getLog'>[number];

/** Calls of each handbook. */
export const callsOf = {
  issue: 'measureIssue',
  unit: 'measureUnit',
  subject: 'measureSubject',
  prompt: 'measureSubjectPrompt',
} as const;

/** Loads the handbook an address names, the issues where it names none. */
export const loadManuals: LoadPage<{ book: Handbook; entries: Entry[]; log: LogStep[] }> = async ({
  api,
  url,
  signal,
}) => {
  const said = url.searchParams.get('book');
  const book = handbooks.find((each) => each === said) ?? 'issue';
  const [entries, log] = await Promise.all([
    api.call(`handbooks/${callsOf[book]}/getEntriesByDirection`, {}, { signal }),
    api.call('handbooks/getLog', { handbook: book }, { signal }).catch(noneUnlessAllowed),
  ]);
  return { book, entries, log };
};

/** Readers who may not change a handbook have no journal. */
function noneUnlessAllowed(error: unknown): LogStep[] {
  if (error instanceof ApiError && error.problem.status === 403) return [];
  throw error;
}
