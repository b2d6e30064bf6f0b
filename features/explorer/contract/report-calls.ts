import { z } from 'zod';
import { editors } from '#platform/shared/roles.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done } from '#platform/contract/fields.ts';
import { maxOpenReports, reportLength } from '../domain/report-limits.ts';

const atDesk = { access: 'login', roles: editors } as const;

/** Calls about mistakes that readers find in figures. */
export const reportCalls = {
  'explore/reportError': endpoint({
    verb: 'POST',
    access: 'login',
    summary: `Tells the desk what is wrong with an indicator; at most ${maxOpenReports} of one account wait at once.`,
    input: z.object({
      indicator: z.string().min(1).max(300).describe('Code, with its part after a colon.'),
      words: z.string().trim().min(reportLength.least).max(reportLength.most),
    }),
    output: Done,
    errors: ['indicator_not_found', 'too_many_kept'],
  }),
  'explore/listReports': endpoint({
    verb: 'GET',
    ...atDesk,
    summary:
      'What readers found wrong and nobody has settled yet, the oldest first; who wrote it is not told.',
    input: z.object({}),
    output: z.object({
      total: z.int().describe('All that wait.'),
      reports: z.array(
        z.object({
          id: z.int(),
          indicator: z.string(),
          name: z.string().nullable().describe('Null: the indicator is no more.'),
          words: z.string(),
          reportedAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
  'explore/settleReport': endpoint({
    verb: 'POST',
    ...atDesk,
    summary: 'Settles what a reader found wrong, or takes that back.',
    input: z.object({
      id: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER),
      isSettled: z.boolean(),
    }),
    output: Done,
    errors: ['not_found'],
  }),
} satisfies Contract;
