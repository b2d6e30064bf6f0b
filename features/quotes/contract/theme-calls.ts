import { z } from 'zod';
import { editors } from '#platform/shared/roles.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoMoment, PageIndex, Whole } from '#platform/contract/fields.ts';
import { locales } from '#platform/shared/locales.ts';
import { decisionKinds, longestName, quoteKeyPattern } from '../domain/edited-themes.ts';

const ThemeId = Whole.min(1).max(1_000_000);
const Name = z.string().trim().min(1).max(longestName).regex(/\p{L}/u);
const Names = z.partialRecord(z.enum(locales), Name).refine((names) => Object.keys(names).length > 0);

const Decided = z.object({ decisionId: z.int() });

const desk = { access: 'login', roles: editors } as const;

/** Calls by which editors keep the themes of quotes. */
export const themeContract = {
  'quotes/getThemeDesk': endpoint({
    ...desk,
    verb: 'GET',
    summary: 'Themes as editors keep them, the quotes of one of them, and what was decided, latest first.',
    input: z.object({
      themeId: Whole.min(0).max(1_000_000).default(0).describe('0: quotes without a theme.'),
      pageIndex: PageIndex,
    }),
    output: z.object({
      themeId: z
        .int()
        .describe('The theme that is shown: what the one asked for was merged into; 0 where it is gone.'),
      themes: z.array(
        z.object({
          id: z.int(),
          scopeId: z.int(),
          rubricId: z.int(),
          name: z.string(),
          names: z.partialRecord(z.enum(locales), z.string()),
          count: z.int().describe('Quotes in it.'),
        }),
      ),
      scopes: z.array(z.object({ id: z.int(), name: z.string() })),
      rubrics: z.array(z.object({ id: z.int(), name: z.string() })),
      total: z.int(),
      pageSize: z.int(),
      quotes: z.array(
        z.object({ key: z.string(), text: z.string(), speaker: z.string(), source: z.string() }),
      ),
      decisions: z.array(
        z.object({
          id: z.int(),
          kind: z.enum(decisionKinds),
          theme: z.string().nullable().describe('The theme it is about; null: quotes were taken out of any.'),
          into: z.string().nullable().describe('The theme it was merged into.'),
          quoteCount: z.int(),
          by: z.string().describe('Who decided; empty where the account is gone.'),
          decidedAt: IsoMoment,
          undoneAt: IsoMoment.nullable(),
          undoneBy: z.string().nullable(),
        }),
      ),
    }),
  }),
  'quotes/saveTheme': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Makes a theme, or changes the name, circle and section of one.',
    input: z.object({
      id: ThemeId.optional(),
      scopeId: Whole.min(1).max(4),
      rubricId: Whole.min(2).max(1000),
      names: Names,
    }),
    output: Decided.extend({ id: z.int() }),
    errors: ['not_found', 'conflict'],
  }),
  'quotes/mergeThemes': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Puts all quotes of a theme under another; the first is a theme no longer.',
    input: z.object({ id: ThemeId, intoId: ThemeId }).refine(({ id, intoId }) => id !== intoId),
    output: Decided,
    errors: ['not_found'],
  }),
  'quotes/removeTheme': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Removes a theme; its quotes stay in their section without one.',
    input: z.object({ id: ThemeId }),
    output: Decided,
    errors: ['not_found'],
  }),
  'quotes/assignQuotes': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Puts quotes under a theme, or under none.',
    input: z.object({
      keys: z.array(z.string().regex(quoteKeyPattern)).min(1).max(100),
      themeId: ThemeId.nullable(),
    }),
    output: Decided,
    errors: ['not_found'],
  }),
  'quotes/undoThemeDecision': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Takes a decision back, as long as nothing it changed was changed since.',
    input: z.object({ id: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    output: Decided,
    errors: ['not_found', 'conflict'],
  }),
} satisfies Contract;
