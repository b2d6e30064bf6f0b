import { readdir, readFile } from 'node:fs/promises';
import { Recipe } from '#connectors/recipe.ts';
import { nextTick } from '#platform/server/derived/take-turns.ts';

const folder = new URL('../../../../data/sources/', import.meta.url);
let shipped: Promise<ReadonlyMap<string, Recipe>> | undefined;

/** The recipes the product comes with, by code in the order of their files. */
export function readShippedRecipes(): Promise<ReadonlyMap<string, Recipe>> {
  shipped ??= readAll();
  return shipped;
}

async function readAll(): Promise<ReadonlyMap<string, Recipe>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const recipes = new Map<string, Recipe>();
  for (const name of files) {
    const recipe = Recipe.parse(JSON.parse(await readFile(new URL(name, folder), 'utf8')));
    recipes.set(recipe.code, recipe);
    // Each takes some milliseconds, and somebody waits for an answer.
    await nextTick();
  }
  return recipes;
}
