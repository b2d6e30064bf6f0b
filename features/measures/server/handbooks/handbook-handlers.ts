import { listBundledRows } from '#statistics/import/read-rows.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { handbookContract } from '../../contract/handbook-calls.ts';
import { findClassified } from './classifiers.ts';
import { countHandbooks } from './count-handbooks.ts';
import { sortAges } from '../../domain/content/ages.ts';
import { undoUntil, type Handbook } from '../../domain/handbooks.ts';
import { addEntry, deleteEntry, editEntry, mergeEntries, undoMerge } from './change-entries.ts';
import { listModerators, listDescribed } from './entry-queries.ts';
import { listLog } from './log-queries.ts';

type Direction = { direction?: 1 | 3 | undefined };

const list =
  (handbook: Handbook) =>
  ({ direction }: Direction, { db, locale, clock }: RequestContext) =>
    listDescribed(db, { handbook, direction, day: clock.day }, locale);

const grouped =
  (handbook: Handbook) =>
  async ({ direction }: Direction, { db, locale, clock }: RequestContext) => {
    const entries = await listDescribed(db, { handbook, direction, day: clock.day }, locale);
    return [...Map.groupBy(entries, ({ group }) => group)].map(([group, members]) => ({
      group,
      entries: members,
    }));
  };

/** Kinds with their levels: those that limit somebody, and those that support. */
const codeBooks = ['measures/limitation_levels.csv', 'measures/support_levels.csv'] as const;

/** Handlers of the handbooks. */
export const handbookRoutes: Routes<typeof handbookContract> = {
  'handbooks/measureIssue/getEntriesByDirection': list('issue'),
  'handbooks/measureIssue/getGroupedEntriesByDirection': grouped('issue'),
  'handbooks/measureIssue/getEntriesByActionGroup': ({ group }, { db, locale, clock }) =>
    listDescribed(db, { handbook: 'issue', group, day: clock.day }, locale),
  'handbooks/measureIssue/addEntry': addEntry('issue'),
  'handbooks/measureIssue/editEntry': editEntry('issue'),
  'handbooks/measureIssue/deleteEntry': deleteEntry('issue'),
  'handbooks/measureUnit/getEntriesByDirection': list('unit'),
  'handbooks/measureUnit/getGroupedEntriesByDirection': grouped('unit'),
  'handbooks/measureUnit/addEntry': addEntry('unit'),
  'handbooks/measureUnit/editEntry': editEntry('unit'),
  'handbooks/measureUnit/deleteEntry': deleteEntry('unit'),
  'handbooks/measureSubject/getEntriesByDirection': list('subject'),
  'handbooks/measureSubject/addEntry': addEntry('subject'),
  'handbooks/measureSubject/editEntry': editEntry('subject'),
  'handbooks/measureSubject/deleteEntry': deleteEntry('subject'),
  'handbooks/measureSubjectPrompt/getEntriesByDirection': list('prompt'),
  'handbooks/measureSubjectPrompt/addEntry': addEntry('prompt'),
  'handbooks/measureSubjectPrompt/editEntry': editEntry('prompt'),
  'handbooks/measureSubjectPrompt/deleteEntry': deleteEntry('prompt'),
  'handbooks/mergeEntries': mergeEntries,
  'handbooks/undoMerge': undoMerge,

  async 'handbooks/getLog'({ handbook }, { db, locale, now }) {
    const rows = await listLog(db, handbook, locale);
    return rows.map(({ stands, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      undoUntil: stands && undoUntil(at) >= now ? undoUntil(at).toISOString() : null,
    }));
  },

  'handbooks/getCounts': (_input, { db, locale }) => countHandbooks(db, locale),

  'handbooks/user/getMeasureModerators': (_input, { db }) => listModerators(db),

  async 'handbooks/measureAgeGroup/getEntries'() {
    const rows = await listBundledRows('handbooks/age_groups.csv');
    const groups = rows.map((row) => ({
      label: row['label']!,
      from: Number(row['age_from']),
      to: row['age_to'] ? Number(row['age_to']) : null,
      kind: row['kind']!,
    }));
    return sortAges(groups);
  },

  async 'handbooks/measureCode/getEntries'({ direction }, { locale }) {
    const rows = (await Promise.all(codeBooks.map((book) => listBundledRows(book)))).flat();
    const kinds = new Map(rows.map((row) => [row['code']!, row]));
    return [...kinds]
      .filter(([code]) => code.startsWith('E') === (direction === 3))
      .map(([code, row]) => ({ code, name: row[`name_${locale}`]!, highest: Number(row['highest']) }))
      .toSorted((one, other) => one.code.localeCompare(other.code));
  },

  'handbooks/okved/getEntries': (input, { locale }) => findClassified('okved', input, locale),
  'handbooks/icd/getEntries': (input, { locale }) => findClassified('icd', input, locale),

  async 'measure/getPrompts'({ direction, subject }, { db, locale }) {
    const prompts = await listDescribed(db, { handbook: 'prompt', direction }, locale);
    const subjectKinds: readonly (string | null)[] = ['age', 'custom', 'idc', 'okved', 'orgType'];
    return prompts.filter(
      ({ about, isActive }) =>
        isActive && (subject === undefined || about === subject || !subjectKinds.includes(about)),
    );
  },
};
