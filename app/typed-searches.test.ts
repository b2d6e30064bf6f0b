import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';

/** Calls whose words are read as they were typed: what asked for nothing is told in their own signs. They clean each word themselves. */
const readAsTyped = [
  'news/getNewsList: text',
  'news/GetNewsByYugoId: text',
  'news/GetNewsByYugoList: text',
  'news/search: text',
  'news/getSearchFacets: text',
  'news/GetObjectsInSearch: searchText',
  'regiondossier/getNewsByYugoId: text',
];

/** Texts that are stored, shown or spoken, not looked for. */
const written = /^(sources\/|comments\/|messages\/|measure\/addComment|tts:)/;

const calls = Object.entries(contract as Record<string, { input: z.ZodType }>);

test('what is typed to look for loses stress marks, soft hyphens, zero-width signs and full width in every call', () => {
  const kept: string[] = [];
  let cleaned = 0;
  for (const [key, { input }] of calls) {
    if (!(input instanceof z.ZodObject)) continue;
    for (const field of ['text', 'searchText', 'query'].filter((name) => name in input.shape)) {
      const taken = (input.shape[field] as z.ZodType).safeParse(' за\u0301мок Ｓber\u00ad\u200bbank ').data;
      if (taken === 'замок Sberbank') cleaned++;
      else kept.push(`${key}: ${field}`);
    }
  }
  expect(kept.filter((at) => !written.test(at)).sort()).toEqual(readAsTyped.toSorted());
  expect(cleaned).toBeGreaterThanOrEqual(11);
});
