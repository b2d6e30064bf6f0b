import { z } from 'zod';
import { editors } from '#platform/shared/roles.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, Flag, listOf, Version, Whole } from '#platform/contract/fields.ts';
import { ListedSource, SourceDetails, SourceRun, Status, Trial } from './contract/shapes.ts';

const kept = { access: 'login', roles: editors } as const;
const Code = z.string().regex(/^[a-z][a-z0-9_]{1,59}$/);

/** Calls of those who keep the sources of figures. */
export const sourcesContract = {
  'sources/getSources': endpoint({
    ...kept,
    verb: 'GET',
    summary:
      'Sources of figures with their state, last run and calendar; nothing is fetched before one is on.',
    input: z.object({}),
    output: z.object({ sources: z.array(ListedSource) }),
  }),
  'sources/getSource': endpoint({
    ...kept,
    verb: 'GET',
    summary: 'One source: its recipe, what waits for a decision, its last runs.',
    input: z.object({ code: Code }),
    output: SourceDetails,
    errors: ['not_found'],
  }),
  'sources/setState': endpoint({
    ...kept,
    verb: 'POST',
    summary: 'Switches a source on or off; a stale version is refused.',
    input: z.object({ code: Code, isOn: Flag, version: Version }),
    output: Done,
    errors: ['not_found', 'conflict'],
  }),
  'sources/tryOut': endpoint({
    ...kept,
    verb: 'POST',
    summary: 'Fetches a source once and says what would be new, changed, refused and held; nothing is kept.',
    input: z.object({ code: Code }),
    output: Trial,
    errors: ['not_found', 'source_busy'],
  }),
  'sources/run': endpoint({
    ...kept,
    verb: 'POST',
    summary: 'Runs a source at once; what it brings is seen whole or not at all.',
    input: z.object({ code: Code }),
    output: SourceRun,
    errors: ['not_found', 'source_busy'],
  }),
  'sources/decide': endpoint({
    ...kept,
    verb: 'POST',
    summary:
      'Accepts or rejects figures that wait; accepted ones are written as a run that can be rolled back.',
    input: z.object({
      code: Code,
      ids: listOf(Whole.min(1), 200),
      decision: z.enum(['accepted', 'rejected']),
    }),
    output: z.object({ decided: z.int() }),
    errors: ['not_found'],
  }),
  'sources/rollBack': endpoint({
    ...kept,
    verb: 'POST',
    summary:
      'Takes the figures of a run out of sight; what stood before stands again, and nothing is deleted.',
    input: z.object({ code: Code, runId: Whole.min(1) }),
    output: z.object({ hidden: z.int() }),
    errors: ['not_found'],
  }),
  'status/getStatus': endpoint({
    access: 'public',
    verb: 'GET',
    summary:
      'Age of every data set against its calendar, feeds and live sources at this moment, how forecasts held, corrections.',
    input: z.object({}),
    output: Status,
  }),
} satisfies Contract;
