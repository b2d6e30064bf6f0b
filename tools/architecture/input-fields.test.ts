import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#app/contract.ts';
import { handlersOf, readsOf } from './input-reads.ts';
import { readFiles } from './read-css.ts';

/** Fields that are taken and read by no handler, each with its reason; a field alone stands for every call that has it. */
const withoutEffect: Readonly<Record<string, string>> = {
  dossierType:
    'says what the places beside it narrow by; another kind than geography is refused by the contract',
  'oembed: format': 'json alone; another one is refused by the contract',
  'account/register: acceptTerms': 'must be true; anything else is refused by the contract',
  'account/unsubscribeByLetter: List-Unsubscribe':
    'the one word that letters’ one click sends; the contract refuses others',
  'boards/endLetter: List-Unsubscribe':
    'the one word that letters’ one click sends; the contract refuses others',
  'okveddossier/getCustomBranchMnnRating: year':
    'no open register of sales has a year: the answer is empty and says why',
};

/** Calls whose input goes on whole to what cannot be followed by names, each with what takes it. */
const handedOn: readonly (readonly [RegExp, string])[] = [
  [/^handbooks\/measure\w+\//, 'one maker of handlers for four handbooks'],
  [
    /^people\/(declineFriend|removeFriend|blockPerson|unblockPerson)$/,
    'one maker of the steps between two people',
  ],
  [/^feeds\/updateFeed$/, 'the statement sets each field that is given'],
  [/^articles\/createArticle$/, 'the store of documents writes all of the content'],
  [/^subscriptions\/subscribe$/, 'the kind of what is followed decides who reads it'],
  [
    /^(?:own\/readFile|own\/loadFile|sources\/tryFile|sources\/loadFile)$/,
    'what is said of a file goes on whole to its reader',
  ],
  [/^own\/saveTemplate$/, 'a template is all that was said of a file'],
  [/^alerts\/saveAlert$/, 'what is watched is judged and written whole'],
  [/^quotes\/saveTheme$/, 'the store of themes writes all of it'],
];

const files = (await readFiles(/server\/.*\.ts$/)).filter(
  ({ path, text }) => !path.endsWith('.test.ts') && /Routes\b/.test(text),
);
const handlers = new Map(files.flatMap(({ path }) => [...handlersOf(path)]));
const calls = Object.entries(contract as Record<string, { input: z.ZodType }>).map(([name, { input }]) => ({
  name,
  fields: input instanceof z.ZodObject ? Object.keys(input.shape) : [],
  reads: readsOf(handlers.get(name)!),
}));

test('every field that a call takes is read by its handler, or stands in the list with a reason', () => {
  const unread = calls.flatMap(({ name, fields, reads }) =>
    reads.isOpaque
      ? []
      : fields.filter((field) => !reads.fields.has(field)).map((field) => ({ name, field })),
  );
  const reasonOf = (at: (typeof unread)[number]) =>
    [at.field, `${at.name}: ${at.field}`].find((key) => key in withoutEffect);
  expect(unread.filter((at) => reasonOf(at) === undefined)).toEqual([]);
  // A reason that nothing needs any more goes.
  expect([...new Set(unread.map(reasonOf))].sort()).toEqual(Object.keys(withoutEffect).sort());
});

test('what cannot be followed by names is named', () => {
  const opaque = calls.filter(({ reads }) => reads.isOpaque).map(({ name }) => name);
  expect(opaque.filter((name) => !handedOn.some(([pattern]) => pattern.test(name)))).toEqual([]);
  expect(handedOn.filter(([pattern]) => !opaque.some((name) => pattern.test(name)))).toEqual([]);
});
