import type { NewsModels } from '#newsengine/news-models.ts';
import { readNewsModels } from '#newsengine/models/read-models.ts';
import { evaluateCategories } from './evaluate-categories.ts';
import { evaluateEntities } from './evaluate-entities.ts';
import { evaluateLanguage } from './evaluate-language.ts';
import { evaluatePairs } from './evaluate-pairs.ts';
import { evaluateRegions } from './evaluate-regions.ts';
import { evaluateNotNews, evaluateRubrics } from './evaluate-rubrics.ts';
import { evaluateStories } from './evaluate-stories.ts';
import { evaluateStoryPairs } from './evaluate-story-pairs.ts';
import { evaluateTone } from './evaluate-tone.ts';
import { evaluateAffairs } from './reader/evaluate-affairs.ts';
import { evaluateDays } from './reader/evaluate-days.ts';
import { evaluateFrames } from './reader/evaluate-frames.ts';
import { evaluateStored } from './reader/evaluate-stored.ts';
import { evaluateSummaries } from './reader/evaluate-summaries.ts';
import type { Outcome, TaskOptions } from './outcome.ts';
import { printOutcome } from './outcome.ts';

const tasks: Readonly<
  Record<string, (file: string, models: NewsModels, options: TaskOptions) => Outcome | Promise<Outcome>>
> = {
  language: evaluateLanguage,
  pairs: evaluatePairs,
  stories: evaluateStories,
  'story-pairs': evaluateStoryPairs,
  rubrics: evaluateRubrics,
  'not-news': evaluateNotNews,
  regions: evaluateRegions,
  categories: evaluateCategories,
  entities: evaluateEntities,
  tone: evaluateTone,
  frames: evaluateFrames,
  days: evaluateDays,
  affairs: evaluateAffairs,
  summaries: evaluateSummaries,
  stored: evaluateStored,
};

/** `evaluate news <task> <file> [--part=name] [--embeddings] [--mistakes=n] [--json]`: 0 when measured, 2 when the call is wrong. */
export async function run(args: string[]): Promise<number> {
  const [task = '', file = ''] = args.filter((arg) => !arg.startsWith('--'));
  const evaluate = task === 'feeds' ? (await import('./feeds/feeds-outcome.ts')).evaluateFeeds : tasks[task];
  if (!evaluate || (file === '' && task !== 'stored')) {
    console.error(
      `Usage: news <${Object.keys(tasks).join('|')}|feeds> <file> (stored: none) [--part=name] [--embeddings] [--mistakes=n] [--json]`,
    );
    return 2;
  }
  const part = args.find((arg) => arg.startsWith('--part='))?.slice(7);
  const outcome = await evaluate(file, readNewsModels(), {
    part,
    withEmbeddings: args.includes('--embeddings'),
  });
  const limit = Number(args.find((arg) => arg.startsWith('--mistakes='))?.slice(11) ?? 15);
  console.log(
    args.includes('--json')
      ? JSON.stringify({ ...outcome, mistakes: outcome.mistakes.slice(0, limit) })
      : printOutcome(outcome, limit),
  );
  return 0;
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2));
