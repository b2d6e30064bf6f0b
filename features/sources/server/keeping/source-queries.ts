import { z } from 'zod';
import { Recipe } from '#connectors/recipe.ts';
import type { Db } from '#platform/server/db/db.ts';
import { holdSeconds } from './hold-source.ts';
import { readShippedRecipes } from '../reading/shipped-recipes.ts';

const Kept = z.object({
  code: z.string(),
  recipe: z.unknown(),
  isOn: z.boolean(),
  version: z.int(),
  nextRunAt: z.date().nullable(),
  isRunning: z.boolean(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  contentHash: z.string().nullable(),
  failures: z.int(),
  lastNewAt: z.date().nullable(),
});

/** A source with its recipe and how it fares. */
export interface Source extends Omit<z.output<typeof Kept>, 'recipe'> {
  recipe: Recipe;
  isShipped: boolean;
}

const columns = `code, recipe, is_on as "isOn", version, next_run_at as "nextRunAt",
  coalesce(claimed_until > now(), false) as "isRunning", etag, last_modified as "lastModified",
  content_hash as "contentHash", failures, last_new_at as "lastNewAt"`;

const untouched = {
  isOn: false,
  version: 0,
  nextRunAt: null,
  isRunning: false,
  etag: null,
  lastModified: null,
  contentHash: null,
  failures: 0,
  lastNewAt: null,
};

/** Every source: those the product ships, then an operator's own. */
export async function listSources(db: Db): Promise<Source[]> {
  const shipped = await readShippedRecipes();
  const kept = await db.rows(Kept, `select ${columns} from source_recipe order by code`);
  const byCode = new Map(kept.map((row) => [row.code, row]));
  return [
    ...[...shipped.values()].map((recipe) => combine(recipe, byCode.get(recipe.code))),
    ...kept.filter(({ code }) => !shipped.has(code)).flatMap((row) => ownOf(row)),
  ];
}

/** One source; undefined where there is none of that code. */
export async function findSource(db: Db, code: string): Promise<Source | undefined> {
  const [row] = await db.rows(Kept, `select ${columns} from source_recipe where code = $1`, [code]);
  const shipped = (await readShippedRecipes()).get(code);
  return shipped ? combine(shipped, row) : row && ownOf(row)[0];
}

/** A recipe as a source that nobody has saved. */
export function sourceOf(recipe: Recipe): Source {
  return { ...untouched, code: recipe.code, recipe, isShipped: false };
}

function combine(recipe: Recipe, kept: z.output<typeof Kept> | undefined): Source {
  if (!kept) return { ...untouched, code: recipe.code, recipe, isShipped: true };
  return { ...kept, recipe: kept.recipe === null ? recipe : Recipe.parse(kept.recipe), isShipped: true };
}

function ownOf(row: z.output<typeof Kept>): Source[] {
  const { success, data } = Recipe.safeParse(row.recipe);
  return success ? [{ ...row, recipe: data, isShipped: false }] : [];
}

/** Until the run holds it by itself; a worker that died gives the source back when this is over. */
const lease = `interval '${holdSeconds} seconds'`;

/** Takes a source for this worker alone; false while somebody else runs it. */
export async function claimSource(db: Db, code: string): Promise<boolean> {
  await db.run('insert into source_recipe (code, version) values ($1, 0) on conflict do nothing', [code]);
  const taken = await db.run(
    `update source_recipe set claimed_until = now() + ${lease}
      where code = $1 and (claimed_until is null or claimed_until < now())`,
    [code],
  );
  return taken > 0;
}

/** Takes the source that is due longest, for this worker alone; null when none is. */
export async function claimDueSource(db: Db): Promise<string | null> {
  const [row] = await db.rows(
    z.object({ code: z.string() }),
    `update source_recipe set claimed_until = now() + ${lease}
      where code in (select code from source_recipe
                      where is_on and next_run_at <= now() and (claimed_until is null or claimed_until < now())
                      order by next_run_at limit 1 for update skip locked)
     returning code`,
  );
  return row?.code ?? null;
}

/** Gives a source back after a run, with what the run has shown. */
export async function releaseSource(
  db: Db,
  code: string,
  told: {
    failures: number;
    stops: boolean;
    hasNew: boolean;
    nextRunAt: Date | null;
    validators?: { etag: string | null; lastModified: string | null; contentHash: string | null } | undefined;
  },
): Promise<void> {
  const { validators } = told;
  await db.run(
    `update source_recipe
        set claimed_until = null, failures = $2::int, next_run_at = $3, is_on = is_on and not $4::boolean,
            last_new_at = case when $5::boolean then now() else last_new_at end,
            etag = case when $6::boolean then $7 else etag end,
            last_modified = case when $6::boolean then $8 else last_modified end,
            content_hash = case when $6::boolean then $9 else content_hash end
      where code = $1`,
    [
      code,
      told.failures,
      told.nextRunAt,
      told.stops,
      told.hasNew,
      validators !== undefined,
      validators?.etag ?? null,
      validators?.lastModified ?? null,
      validators?.contentHash ?? null,
    ],
  );
}

/** The next run asks anew, whatever was answered before. */
export async function forgetAnswers(db: Db, code: string): Promise<void> {
  await db.run(
    'update source_recipe set etag = null, last_modified = null, content_hash = null where code = $1',
    [code],
  );
}

/** Switches a source on or off; false when somebody changed it since. */
export async function switchSource(
  db: Db,
  { code, isOn, version }: { code: string; isOn: boolean; version: number },
): Promise<boolean> {
  await db.run('insert into source_recipe (code, version) values ($1, 0) on conflict do nothing', [code]);
  const changed = await db.run(
    `update source_recipe
        set is_on = $2::boolean, version = version + 1, failures = 0, changed_at = now(),
            next_run_at = case when $2::boolean then now() end
      where code = $1 and version = $3::int`,
    [code, isOn, version],
  );
  return changed > 0;
}

/** Keeps a recipe that somebody wrote over a version they saw, 0 where nobody has changed the source yet; false when somebody else did since. */
export async function replaceRecipe(db: Db, recipe: Recipe, version: number): Promise<boolean> {
  const changed = await db.run(
    `insert into source_recipe (code, recipe) values ($1, $2::jsonb)
     on conflict (code) do update set recipe = excluded.recipe, version = source_recipe.version + 1, changed_at = now()
      where source_recipe.version = $3::int`,
    [recipe.code, JSON.stringify(recipe), version],
  );
  return changed > 0;
}

/** Keeps an operator's own recipe; a shipped one is replaced until it is taken away. */
export async function keepRecipe(db: Db, recipe: Recipe): Promise<void> {
  await db.run(
    `insert into source_recipe (code, recipe) values ($1, $2::jsonb)
     on conflict (code) do update set recipe = excluded.recipe, version = source_recipe.version + 1, changed_at = now()`,
    [recipe.code, JSON.stringify(recipe)],
  );
}
