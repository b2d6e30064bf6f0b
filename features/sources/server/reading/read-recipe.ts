import { Recipe } from '#connectors/recipe.ts';
import { AppError } from '#platform/contract/errors.ts';

/** Faults of a recipe that are named at once. */
const maxFaults = 5;

/** The recipe in a text of JSON; what is wrong with it is named by its place in the recipe. */
export function readRecipe(text: string): Recipe {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new AppError('form_incorrect', { fields: [{ path: 'JSON', message: (error as Error).message }] });
  }
  const { success, data, error } = Recipe.safeParse(content);
  if (success) return data;
  const fields = error.issues
    .slice(0, maxFaults)
    .map(({ path, message }) => ({ path: path.join('.') || 'JSON', message }));
  throw new AppError('form_incorrect', { fields });
}
