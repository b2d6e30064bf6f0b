import { Recipe } from '#connectors/recipe.ts';
import { claimSource, keepRecipe } from '#features/sources/server/keeping/source-queries.ts';
import type { Plan } from '#features/sources/server/reading/read-plan.ts';
import { recipeOfFile } from '#features/sources/server/brought/recipe-of-file.ts';
import { runSource } from '#features/sources/server/running/run-source.ts';
import { readConfig } from '#platform/server/config.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';

// Runs as a process of its own, which is killed: loads a file that an operator has brought into the statistics, all of it under one run.
const [title = '', daysText = ''] = process.argv.slice(2);
const config = readConfig(process.env);
const db = await openDatabase({ url: config.DATABASE_URL, dataDir: config.dataDir });
await migrate(db);
await loadNames(db);

const indicator = 'covid_cases_new';
const recipe: Recipe = recipeOfFile({
  fileName: 'cases.csv',
  title,
  provider: 'Bench',
  licence: 'CC BY 4.0',
  indicator,
  unit: 'person',
  factor: 1,
  columns: { place: 'place', time: 'day', value: 'value' },
});
await keepRecipe(db, recipe);
// A process that was killed has left its lease.
await db.run('update source_recipe set claimed_until = null where code = $1', [recipe.code]);
await claimSource(db, recipe.code);
const plan = await planOf(Number(daysText));
console.log(`is loading ${recipe.source} ${plan.facts.length}`);
await runSource({ db, config }, recipe.code, 'command', { plan });
console.log('is written');
await db.close();

/** One figure for each place and day. */
async function planOf(days: number): Promise<Plan> {
  const places = await listPlaces(db, 'en');
  const facts = places.flatMap(({ yugoId }, at) =>
    Array.from({ length: days }, (_, day) => ({
      row: at * days + day + 1,
      before: null,
      previous: null,
      fact: {
        indicator,
        dims: '',
        place: yugoId,
        source: recipe.source,
        sample: false,
        day: 19_000 + day,
        knownAt: 19_001 + day,
        knownAtAssumed: false,
        value: at + day,
      },
    })),
  );
  const none = { passed: 0, empty: 0, changed: 0, same: 0, refused: 0, held: 0 };
  return {
    facts,
    held: [],
    refused: [],
    refusal: null,
    counts: { records: facts.length, fresh: facts.length, ...none },
  };
}
