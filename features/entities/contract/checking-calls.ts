import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { PageIndex, pageSize } from '#platform/contract/fields.ts';
import { checkingSections, companyEventKinds } from '../domain/checking-sections.ts';
import { CheckingAnswer } from './checking-shapes.ts';
import { EntityId } from './dossier-shapes.ts';

/** Calls of what the company-checking service knows. */
export const checkingContract = {
  'entities/getCheckingAccess': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'Whether the caller has a subscription to the company-checking service, and which registers it opens.',
    input: z.object({}),
    output: z.object({
      hasSubscription: z.boolean(),
      isConnected: z.boolean().describe('False where the operator named no service.'),
      sections: z.array(z.enum(checkingSections)),
    }),
  }),
  'entities/getCompanyRecords': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'One register of the company-checking service for a company, newest first: for callers with a subscription to it.',
    input: z.object({
      id: EntityId,
      section: z.enum(checkingSections),
      kind: z.enum(companyEventKinds).optional().describe('Of events alone: one kind of them.'),
      pageIndex: PageIndex,
      pageSize: pageSize(20, 100),
    }),
    output: CheckingAnswer.extend({ section: z.enum(checkingSections) }),
    errors: ['company_not_found', 'no_subscription', 'checking_unavailable'],
  }),
} satisfies Contract;
