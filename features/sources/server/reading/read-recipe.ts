import { checkRecipe, type RecipeFault } from '#connectors/check-recipe.ts';
import type { Recipe } from '#connectors/recipe.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';

/** Faults of a recipe that are named at once. */
const maxFaults = 40;

type Saying = Pick<RequestContext, 'translate' | 'locale'>;

/** The recipe in a text of JSON; what is wrong with it is said at its place in the recipe, in the caller's language. */
export function readRecipe(text: string, { translate, locale }: Saying): Recipe {
  const content = readJson(text);
  const checked = 'line' in content ? { faults: [jsonFault(content.line)] } : checkRecipe(content.value);
  if ('recipe' in checked) return checked.recipe;
  const fields = checked.faults.slice(0, maxFaults).map(({ path, code, values }) => ({
    path: path || 'JSON',
    message: translate(locale, `Sources_Fault_${code}`, values),
  }));
  throw new AppError('form_incorrect', { fields });
}

const jsonFault = (line: number): Omit<RecipeFault, 'code'> & { code: 'json' } => ({
  path: 'JSON',
  code: 'json',
  values: { line },
});

/** What a text holds, or the line where it is no JSON any more; 0 = nobody can say. */
function readJson(text: string): { value: unknown } | { line: number } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const { message } = error as Error;
    const line = /\(line (\d{1,6}) column/.exec(message)?.[1];
    return { line: message.startsWith('Unexpected end') ? text.split('\n').length : Number(line ?? 0) };
  }
}
