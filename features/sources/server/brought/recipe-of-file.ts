import { createHash } from 'node:crypto';
import { Recipe } from '#connectors/recipe.ts';
import { locales } from '#platform/shared/locales.ts';

/** What an operator says of a file's source, and how its values were read. */
export interface BroughtFile {
  fileName: string;
  title: string;
  provider: string;
  licence: string;
  url?: string | undefined;
  indicator: string;
  unit: string;
  factor: number;
  columns: { place: string; time: string; value: string };
}

/** Sources of files give way to every publication that comes by itself. */
const priority = '95';

/** The source of a brought file as a recipe: the same publication is the same source, whoever brings the next file. */
export function recipeOfFile(file: BroughtFile): Recipe {
  const { title, provider, licence, url, indicator, unit, factor, columns } = file;
  const [source, office] = [`operator_${hashOf(title)}`, `operator_${hashOf(provider)}`];
  const named = (text: string) => Object.fromEntries(locales.map((locale) => [locale, text]));
  const names = Object.fromEntries(locales.map((locale) => [`name_${locale}`, provider]));
  return Recipe.parse({
    code: `file_${hashOf(title)}`,
    title: named(title),
    about: named(`${provider}: ${file.fileName}`),
    source,
    owner: provider.slice(0, 100),
    licence: { name: licence, ...(url !== undefined && { url }) },
    request: { address: url ?? `file:${file.fileName}`.padEnd(8, '.'), file: true },
    format: file.fileName.endsWith('.xlsx') ? 'xlsx' : 'csv',
    place: { column: columns.place, key: 'name' },
    period: { column: columns.time, format: '–' },
    figures: [{ indicator, unit, value: columns.value, factor }],
    calendar: { every: 'never' },
    defines: {
      provider: [{ provider: office, ...names }],
      source: [
        { source, provider: office, title, licence, url: url ?? '', mirror: '', caveat: '', priority },
      ],
    },
  });
}

/** Short and the same for the same words. */
function hashOf(text: string): string {
  return createHash('sha256').update(text.toLowerCase().replaceAll(/\s+/g, ' ')).digest('hex').slice(0, 10);
}
