import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoMoment, listOf } from '#platform/contract/fields.ts';
import { daysOfUse, keyLimits, keyNameLength, keyTerms, maxKeys } from '../domain/api-key.ts';

const Id = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const Scope = z
  .enum(['public', 'licensed', 'own'])
  .describe('What is open to all; what needs a licence; what the account keeps for itself.');
const oneOf = (values: readonly number[], usual: number) =>
  z.coerce
    .number<number>()
    .int()
    .refine((value) => values.includes(value))
    .default(usual);

const Key = z.object({
  id: z.int(),
  name: z.string(),
  shown: z.string().describe('First signs of the key.'),
  scopes: z.array(Scope),
  perHour: z.int().describe('Calls an hour.'),
  createdAt: IsoMoment,
  expiresAt: IsoMoment.nullable().describe('Null: without end.'),
  usedAt: IsoMoment.nullable().describe('Last call, to a minute.'),
  revokedAt: IsoMoment.nullable(),
  days: z
    .array(z.object({ day: z.iso.date(), calls: z.int(), refused: z.int() }))
    .describe(`Use by days of Moscow, the last ${daysOfUse}, days without calls left out; to a minute.`),
});

/** Calls about the keys by which programs read in an account's name. */
export const keyContract = {
  'account/listApiKeys': endpoint({
    verb: 'GET',
    access: 'login',
    keys: false,
    summary: 'The keys of the caller, newest first, with their use by day; the keys themselves are not kept.',
    input: z.object({}),
    output: z.object({ most: z.int().describe('Working keys an account may have.'), keys: z.array(Key) }),
  }),
  'account/createApiKey': endpoint({
    verb: 'POST',
    access: 'login',
    summary: `Makes a key by which programs read in the caller's name, with the caller's rights and licence at the time of each call; shown this once. An account has ${maxKeys} working keys at most.`,
    input: z.object({
      name: z.string().trim().min(1).max(keyNameLength),
      scopes: listOf(Scope, 3).refine((scopes) => scopes.length > 0),
      perHour: oneOf(keyLimits, 600).describe(`Calls an hour: ${keyLimits.join(', ')}.`),
      days: oneOf(keyTerms, 90).describe(`Days it works: ${keyTerms.join(', ')}; 0 = without end.`),
    }),
    output: z.object({ id: z.int(), key: z.string().describe('The whole key; it is shown nowhere else.') }),
    errors: ['too_many_kept'],
  }),
  'account/revokeApiKey': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'A key of the caller works no more, from the next call on.',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['not_found'],
  }),
} satisfies Contract;
