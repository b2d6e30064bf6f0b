import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { TypedText } from '#platform/contract/fields.ts';
import { readerKinds } from './domain/contents.ts';

const Language = z
  .enum(['en', 'ru'])
  .describe('What it is written in: English where the own language has none.');
const Address = z.string().max(100).describe('Its place below docs/, as operations/install.');
const Named = z.object({ address: Address, title: z.string(), language: Language });

/** Calls of the guide room. */
export const guideContract = {
  'guide/getContents': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'The texts of the documentation, by whom they are for.',
    input: z.object({}),
    output: z.object({
      parts: z.array(z.object({ reader: z.enum(readerKinds), texts: z.array(Named) })),
    }),
  }),
  'guide/getText': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'One text of the documentation with its headings; in English where the own language has none.',
    input: z.object({ address: Address.min(1) }),
    output: Named.extend({
      reader: z.enum(readerKinds),
      lead: z.string().describe('Its first words.'),
      html: z.string(),
      headings: z.array(z.object({ anchor: z.string(), text: z.string(), level: z.int() })),
      before: Named.nullable(),
      after: Named.nullable(),
    }),
    errors: ['not_found'],
  }),
  'guide/findTexts': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'Parts of the documentation that have the words, the best first.',
    input: z.object({ text: TypedText(200) }),
    output: z.object({
      found: z.array(Named.extend({ anchor: z.string(), heading: z.string(), excerpt: z.string() })),
    }),
  }),
} satisfies Contract;
