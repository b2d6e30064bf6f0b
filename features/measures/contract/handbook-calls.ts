import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, Flag, IsoMoment, TypedText } from '#platform/contract/fields.ts';
import { allHandbooks, writtenHandbooks, undoDays } from '../domain/handbooks.ts';
import { deciders } from '../domain/abilities.ts';
import { allSubjectKinds } from '../domain/content/measure-content.ts';
import { Direction, DirectionText } from './measure-fields.ts';

const Id = z.coerce.number<number>().int().min(1).max(2_147_483_647);
const Name = z.string().trim().min(1).max(300);

const Entry = z.object({
  id: z.int(),
  name: z.string(),
  group: z.string().nullable(),
  direction: Direction,
  about: z.string().nullable().describe('Of a prompt: the field or kind of subject it helps with.'),
  isActive: z.boolean().describe('Not offered any more where it is not; measures that have it keep it.'),
  uses: z.int().describe('Measures that have it, in any current version.'),
  usedAt: IsoMoment.nullable().describe('When a measure that has it was written last; null = none has it.'),
});
const Code = z.object({ code: z.string(), parent: z.string().nullable(), name: z.string() });
const ByDirection = z.object({ direction: DirectionText.optional().describe('Both unless said.') });

const edits = { access: 'licensed', roles: deciders } as const;
const list = (what: string) =>
  endpoint({
    verb: 'GET',
    access: 'licensed',
    summary: `Entries of the handbook of ${what}, most used first.`,
    input: ByDirection,
    output: z.array(Entry),
  });
const grouped = (what: string) =>
  endpoint({
    verb: 'GET',
    access: 'licensed',
    summary: `Entries of the handbook of ${what} by group.`,
    input: ByDirection,
    output: z.array(z.object({ group: z.string().nullable(), entries: z.array(Entry) })),
  });
const add = (what: string) =>
  endpoint({
    ...edits,
    verb: 'POST',
    summary: `Adds an entry to the handbook of ${what}, in the caller\u2019s language.`,
    input: z.object({
      name: Name,
      direction: Direction,
      group: Name.nullable().default(null),
      about: z.string().max(40).nullable().default(null),
    }),
    output: Entry,
    errors: ['form_incorrect'],
  });
const edit = (what: string) =>
  endpoint({
    ...edits,
    verb: 'POST',
    summary: `Renames an entry of the handbook of ${what} in the caller\u2019s language, or switches it on or off.`,
    input: z.object({ id: Id, name: Name.optional(), isActive: Flag.optional() }),
    output: Entry,
    errors: ['not_found', 'form_incorrect'],
  });
const remove = (what: string) =>
  endpoint({
    ...edits,
    verb: 'DELETE',
    summary: `Deletes an entry of the handbook of ${what} that no measure has; one in use answers 409 with the number of its uses.`,
    input: z.object({ id: Id }),
    output: Done,
    errors: ['not_found', 'conflict'],
  });

/** Calls of the words measures are written with. */
export const handbookContract = {
  'handbooks/measureIssue/getEntriesByDirection': list('issues'),
  'handbooks/measureIssue/getGroupedEntriesByDirection': grouped('issues'),
  'handbooks/measureIssue/getEntriesByActionGroup': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary: 'Issues of one group.',
    input: z.object({ group: Name }),
    output: z.array(Entry),
  }),
  'handbooks/measureIssue/addEntry': add('issues'),
  'handbooks/measureIssue/editEntry': edit('issues'),
  'handbooks/measureIssue/deleteEntry': remove('issues'),
  'handbooks/measureUnit/getEntriesByDirection': list('units'),
  'handbooks/measureUnit/getGroupedEntriesByDirection': grouped('units'),
  'handbooks/measureUnit/addEntry': add('units'),
  'handbooks/measureUnit/editEntry': edit('units'),
  'handbooks/measureUnit/deleteEntry': remove('units'),
  'handbooks/measureSubject/getEntriesByDirection': list('subjects'),
  'handbooks/measureSubject/addEntry': add('subjects'),
  'handbooks/measureSubject/editEntry': edit('subjects'),
  'handbooks/measureSubject/deleteEntry': remove('subjects'),
  'handbooks/measureSubjectPrompt/getEntriesByDirection': list('prompts'),
  'handbooks/measureSubjectPrompt/addEntry': add('prompts'),
  'handbooks/measureSubjectPrompt/editEntry': edit('prompts'),
  'handbooks/measureSubjectPrompt/deleteEntry': remove('prompts'),
  'handbooks/mergeEntries': endpoint({
    ...edits,
    verb: 'POST',
    summary:
      'Merges an entry into another of the same handbook and direction: measures that had it have the other from then on.',
    input: z.object({ id: Id, intoId: Id }),
    output: z.object({ moved: z.int().describe('Versions that changed.') }),
    errors: ['not_found', 'conflict'],
  }),
  'handbooks/undoMerge': endpoint({
    ...edits,
    verb: 'POST',
    summary: `Takes a merge back within ${undoDays} days: versions that still have the other entry have theirs again. Refused (409) where it was taken back already, is too old, or the other entry was merged on.`,
    input: z.object({ logId: z.int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    output: z.object({ moved: z.int().describe('Versions that changed.') }),
    errors: ['not_found', 'conflict'],
  }),
  'handbooks/getLog': endpoint({
    verb: 'GET',
    access: 'licensed',
    roles: deciders,
    summary: 'What was done to a handbook, newest first, thirty steps at most.',
    input: z.object({ handbook: z.enum(writtenHandbooks) }),
    output: z.array(
      z.object({
        id: z.int(),
        step: z.enum(['add', 'edit', 'merge', 'undo', 'switch_on', 'switch_off']),
        at: IsoMoment,
        by: z.object({ id: z.int(), name: z.string() }).nullable(),
        name: z.string().describe('Of a merge, the entry that stayed.'),
        other: z.string().nullable().describe('Of a merge, the entry that went.'),
        moved: z.int().nullable().describe('Versions that changed.'),
        undoUntil: IsoMoment.nullable().describe('Null where there is nothing to take back.'),
      }),
    ),
  }),
  'handbooks/getCounts': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary: 'How many entries each handbook has: those written here without merged ones, classifiers whole.',
    input: z.object({}),
    output: z.array(z.object({ handbook: z.enum(allHandbooks), entries: z.int() })),
  }),
  'handbooks/user/getMeasureModerators': endpoint({
    verb: 'GET',
    access: 'licensed',
    roles: [3, 10, 12],
    summary: 'Who may be appointed to decide on a measure, by name.',
    input: z.object({}),
    output: z.array(z.object({ id: z.int(), name: z.string(), waiting: z.int() })),
  }),
  'handbooks/measureAgeGroup/getEntries': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary: 'Groups of ages, as statistics have them.',
    input: z.object({}),
    output: z.array(z.object({ label: z.string(), from: z.int(), to: z.int().nullable(), kind: z.string() })),
  }),
  'handbooks/measureCode/getEntries': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary: 'Kinds of measures after the code book of OxCGRT, with their highest strictness.',
    input: z.object({ direction: DirectionText }),
    output: z.array(z.object({ code: z.string(), name: z.string(), highest: z.int() })),
  }),
  'handbooks/okved/getEntries': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Industries after ОКВЭД-2: sections and classes, or what lies below a code, or what a text finds.',
    input: z.object({
      parent: z.string().max(8).optional(),
      text: TypedText(100).min(2).optional(),
    }),
    output: z.array(Code),
  }),
  'handbooks/icd/getEntries': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary: 'Diseases after ICD-10: chapters, or what lies below a code, or what a text finds.',
    input: z.object({
      parent: z.string().max(8).optional(),
      text: TypedText(100).min(2).optional(),
    }),
    output: z.array(Code),
  }),
  'measure/getPrompts': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary: 'Hints for writing, by direction and kind of subject; those of any subject always.',
    input: z.object({ direction: DirectionText, subject: z.enum(allSubjectKinds).optional() }),
    output: z.array(z.object({ id: z.int(), name: z.string(), about: z.string().nullable() })),
  }),
} satisfies Contract;
