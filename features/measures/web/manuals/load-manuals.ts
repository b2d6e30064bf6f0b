import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** Handbooks that are written here; classifiers are kept by others. */
export const handbooks = ['issue', 'unit', 'subject', 'prompt'] as const;
export type Handbook = (typeof handbooks)[number];

/** An entry with its uses. */
export type Entry = OutputOf<'handbooks/measureIssue/getEntriesByDirection'>[number];

/** Calls of each handbook. */
export const callsOf = {
  issue: 'measureIssue',
  unit: 'measureUnit',
  subject: 'measureSubject',
  prompt: 'measureSubjectPrompt',
} as const;

/** Loads the handbook an address names, the issues where it names none. */
export const loadManuals: LoadPage<{ book: Handbook; entries: Entry[] }> = async ({ api, url, signal }) => {
  const said = url.searchParams.get('book');
  const book = handbooks.find((each) => each === said) ?? 'issue';
  const entries = await api.call(`handbooks/${callsOf[book]}/getEntriesByDirection`, {}, { signal });
  return { book, entries };
};
