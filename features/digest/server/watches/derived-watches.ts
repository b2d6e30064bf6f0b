import { z } from 'zod';
import { compileWatch, questionFields } from '#features/news/public.server.ts';
import type { Derivation } from '#platform/server/derived/derivation.ts';
import { takeTurns } from '#platform/server/derived/take-turns.ts';
import { keepWatches, listWatchesAfter, type WatchToKeep } from './watch-queries.ts';

const Question = z.object(questionFields);

/** Saved searches with an alert, as they are compiled; one whose question cannot be read stays as it is. */
export const compiledWatches: Derivation = {
  name: 'watched searches',
  columns: [
    'search_watch.title_query',
    'search_watch.title_patterns',
    'search_watch.any_query',
    'search_watch.any_patterns',
    'search_watch.unwanted_query',
    'search_watch.unwanted_patterns',
    'search_watch.text_query',
    'search_watch.rules',
  ],
  modules: ['features/news/server/search/compile-watch.ts'],
  async renewPage(tx, after, most) {
    const rows = await listWatchesAfter(tx, Number(after ?? 0), most);
    const turn = takeTurns();
    const watches: WatchToKeep[] = [];
    for (const { question, ...watch } of rows) {
      const read = Question.safeParse(question);
      const compiled = read.success ? compileWatch(read.data, new Date()) : null;
      if (compiled !== null) watches.push({ ...watch, compiled });
      await turn();
    }
    await keepWatches(tx, watches);
    return { next: rows.length < most ? null : String(rows.at(-1)!.searchId), changed: watches.length };
  },
};
