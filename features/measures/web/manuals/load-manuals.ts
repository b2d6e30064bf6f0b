import { ApiError, type Api, type OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { writeAge } from '../../domain/content/ages.ts';
import { allHandbooks, writtenHandbooks, type Handbook } from '../../domain/handbooks.ts';

/** A handbook that is kept by others. */
type Classifier = Exclude<(typeof allHandbooks)[number], Handbook>;

/** An entry with its uses. */
export type Entry = OutputOf<'handbooks/measureIssue/getEntriesByDirection'>[number];

/** A step of a handbook's journal. */
export type LogStep = OutputOf<'handbooks/getLog'>[number];

/** How many entries each handbook has. */
export type BookCounts = OutputOf<'handbooks/getCounts'>;

/** A line of a classifier; no code where it has names alone. */
export interface CodeLine {
  code: string | null;
  name: string;
}

/** A classifier as far as it is open: below a code, or what a text finds. */
export interface OpenClassifier {
  book: Classifier;
  lines: CodeLine[];
  parent: string;
  text: string;
}

/** Calls of each handbook. */
export const callsOf = {
  issue: 'measureIssue',
  unit: 'measureUnit',
  subject: 'measureSubject',
  prompt: 'measureSubjectPrompt',
} as const;

/** What the page of handbooks shows: either one that is written here, or a classifier. */
export type LoadedManuals = { counts: BookCounts } & (
  | { classifier: null; book: Handbook; entries: Entry[]; log: LogStep[] }
  | { classifier: OpenClassifier }
);

/** Loads the handbook an address names, the issues where it names none. */
export const loadManuals: LoadPage<LoadedManuals> = async ({ api, url, signal }) => {
  const said = url.searchParams.get('book');
  const book = allHandbooks.find((each) => each === said) ?? 'issue';
  const counting = api.call('handbooks/getCounts', {}, { signal });
  if (!isWritten(book)) {
    const parent = url.searchParams.get('parent') ?? '';
    const text = url.searchParams.get('q')?.trim() ?? '';
    const [counts, lines] = await Promise.all([counting, linesOf(api, book, { parent, text }, signal)]);
    return { counts, classifier: { book, lines, parent, text } };
  }
  const [counts, entries, log] = await Promise.all([
    counting,
    api.call(`handbooks/${callsOf[book]}/getEntriesByDirection`, {}, { signal }),
    api.call('handbooks/getLog', { handbook: book }, { signal }).catch(noneUnlessAllowed),
  ]);
  return { counts, classifier: null, book, entries, log };
};

const isWritten = (book: string): book is Handbook => writtenHandbooks.some((each) => each === book);

async function linesOf(
  api: Api,
  book: Classifier,
  { parent, text }: { parent: string; text: string },
  signal: AbortSignal,
): Promise<CodeLine[]> {
  if (book === 'age') {
    const ages = await api.call('handbooks/measureAgeGroup/getEntries', {}, { signal });
    return ages.map(({ label }) => ({ code: null, name: writeAge(label) }));
  }
  if (book === 'region') {
    const { entries } = await api.call('handbooks/region/getEntries', {}, { signal });
    return entries.filter(({ kind }) => kind === 'region').map(({ iso, name }) => ({ code: iso, name }));
  }
  // One letter finds too much to be a search.
  const asked = text.length > 1 ? { text } : parent === '' ? {} : { parent };
  return api.call(`handbooks/${book}/getEntries`, asked, { signal });
}

/** Readers who may not change a handbook have no journal. */
function noneUnlessAllowed(error: unknown): LogStep[] {
  if (error instanceof ApiError && error.problem.status === 403) return [];
  throw error;
}
