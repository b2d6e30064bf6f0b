import type { Routes } from '#platform/server/context.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import type { findContract } from '../../contract/find-calls.ts';
import { kindNumber, kindOf } from '../../domain/registry/fields.ts';
import { nameWords } from '../../domain/registry/name-words.ts';
import { forgivenFrom, isWithinOneError } from '../../domain/registry/one-error.ts';
import type { Db } from '#platform/server/db/db.ts';
import { listKnownWords, listNamedWith, listNumbered, listWordsNear } from './find-queries.ts';

/** Continuations of an unfinished word that are looked for. */
const maxEndings = 60;
const maxWords = 8;

/** Handlers of calls that find entities. */
export const findRoutes: Routes<typeof findContract> = {
  async 'entities/find'({ text, kind, pageSize }, { db, clock, locale }) {
    const words = nameWords(text).slice(0, maxWords);
    if (words.length === 0) return { found: [], isForgiven: false };
    const wanted = {
      kind: kind === undefined ? null : kindNumber(kind),
      locale,
      most: pageSize,
      day: dayAt(clock.news),
    };
    // Every register's number has a digit, its last at least.
    const numbered = /\d/.test(text) ? await listNumbered(db, text.trim().toUpperCase(), locale) : [];
    const asTyped = await unfinished(db, words);
    const exact = asTyped === null ? [] : await listNamedWith(db, asTyped, wanted);
    const groups = exact.length + numbered.length > 0 ? null : await forgiving(db, words);
    const found = groups === null ? exact : await listNamedWith(db, groups, wanted);
    return {
      found: [...numbered, ...found].slice(0, pageSize).map((row) => ({ ...row, kind: kindOf(row.kind) })),
      isForgiven: groups !== null && found.length > 0,
    };
  },
};

/** Each word as it stands, the last one also as the beginning of another; null where no name has one of them. */
async function unfinished(db: Db, words: readonly string[]): Promise<string[][] | null> {
  const [typed, whole] = [words.at(-1)!, words.slice(0, -1)];
  const { beginning, known } = await listKnownWords(db, { typed, whole, most: maxEndings });
  if (beginning.length === 0 || known.length < whole.length) return null;
  return [...whole.map((word) => [word]), [typed, ...beginning]];
}

/** Each word with those that are one error away. */
function forgiving(db: Db, words: readonly string[]): Promise<string[][]> {
  return Promise.all(
    words.map(async (word) => {
      if (word.length < forgivenFrom) return [word];
      const near = await listWordsNear(db, word);
      return [word, ...near.filter((other) => isWithinOneError(word, other))];
    }),
  );
}
