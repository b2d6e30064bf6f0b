import { readdir, readFile } from 'node:fs/promises';
import { Recipe } from '#connectors/recipe.ts';

const folder = new URL('../../../../data/sources/', import.meta.url);
let shipped: Promise<ReadonlyMap<string, Recipe>> | undefined;

/** The recipes the product comes with, by code in the order of their files. */
export function readShippedRecipes(): Promise<ReadonlyMap<string, Recipe>> {
  shipped ??= readAll();
  return shipped;
}

async function readAll(): Promise<ReadonlyMap<string, Recipe>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const recipes = await Promise.all(
    files.map(async (name) => Recipe.parse(JSON.parse(await readFile(new URL(name, folder), 'utf8')))),
  );
  return new Map(recipes.map((recipe) => [recipe.code, recipe]));
}
