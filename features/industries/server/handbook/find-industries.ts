import { z } from 'zod';
import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readOkved } from '#statistics/classifiers/okved-handbook.ts';
import { nameWords } from '#features/entities/public.ts';
import { okvedPattern } from '#platform/shared/okved-code.ts';
import { listBranches } from '../branch/branch-queries.ts';
import type { okvedContract } from '../../contract/handbook-calls.ts';
import { branchName } from '../../domain/branch/branch-parts.ts';
import { matchNames } from '../../domain/handbook/match-names.ts';
import { listed } from '../industry/tell-industry.ts';

type Call = typeof okvedContract;
const maxWords = 8;
/** Branches whose names are compared with errors forgiven; of more only those are found that hold what was typed. */
const maxBranches = 300;

const folded = new Map<string, string[]>();

/** Words of a name; the classifier's are folded once. */
function wordsOf(name: string): string[] {
  let words = folded.get(name);
  if (!words) {
    words = nameWords(name);
    if (folded.size < 20_000) folded.set(name, words);
  }
  return words;
}

/** Industries and branches by their names in any language, or by the beginning of a code. */
export async function findIndustries(
  { text, pageSize }: Input<Call, 'okveddossier/findIndustries'>,
  { db, locale }: RequestContext,
): Promise<HandlerOutput<Call, 'okveddossier/findIndustries'>> {
  const typed = nameWords(text).slice(0, maxWords);
  if (typed.length === 0) return { industries: [], branches: [], isForgiven: false };
  const [own, ru, en, first, holding] = await Promise.all([
    readOkved(db, locale),
    readOkved(db, 'ru'),
    readOkved(db, 'en'),
    listBranches(db, { text: '', skip: 0, most: maxBranches }),
    listBranches(db, { text: text.trim(), skip: 0, most: pageSize }),
  ]);
  const code = text.trim().toUpperCase();
  const coded = okvedPattern.test(code) ? own.all.filter((entry) => entry.code.startsWith(code)) : [];
  const entries = own.all.map((entry, at) => ({
    ...entry,
    names: [...new Set([entry.name, ru.all[at]!.name, en.all[at]!.name])].map(wordsOf),
  }));
  const named = matchNames(typed, entries, pageSize);
  const known = new Map([...holding.branches, ...first.branches].map((branch) => [branch.id, branch]));
  const branches = matchNames(
    typed,
    [...known.values()].map((branch) => ({
      ...branch,
      names: z.array(z.string()).parse(Object.values(branch.names)).map(wordsOf),
      name: branchName(branch.names, locale),
    })),
    pageSize,
  );
  const found = coded.length > 0 ? coded : named.found;
  return {
    industries: found.slice(0, pageSize).map(({ code: each, name }) => listed({ code: each, name })),
    branches: branches.found.map(({ id, name }) => ({ id, name })),
    isForgiven: coded.length === 0 && (named.isForgiven || branches.isForgiven),
  };
}
