import { z } from 'zod';
import { warningCodes } from '../domain/warning-codes.ts';

/** What is to be said of an answer before it is used: a code with the numbers of its sentence. */
export const ModelWarnings = z
  .array(
    z.object({
      code: z.enum(warningCodes),
      severity: z.enum(['info', 'warn', 'block']),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  )
  .describe('What is to be said of the answer before it is used; empty where nothing is.');
