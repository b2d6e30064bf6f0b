import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { resolvedRoutes } from '#app/routes/find-route.ts';
import { pageFiles, type PageName } from '#app/routes/page-registry.ts';
import { routeTable, type RouteEntry } from '#app/routes/route-table.ts';
import { listSources, readImports } from './read-imports.ts';
import { buildKeyFinder, findCatalogues, readTexts } from './read-texts.ts';

const root = new URL('../../', import.meta.url);
const catalogues = await findCatalogues();
const sources = (await listSources()).filter(
  (file) => !/\.test\.tsx?$|\/messages\/|\/testing\/|^(tools|e2e|deployed|bench)\//.test(file),
);
/** By the name of a slot, the public file its part comes from. */
const filled = await readSlots();
const files = new Map(
  await Promise.all(
    sources.map(async (file) => {
      const text = await readFile(fileURLToPath(new URL(file, root)), 'utf8');
      const taken = (await readImports(file)).filter(({ typeOnly }) => !typeOnly).map(({ to }) => to);
      const fills = [...text.matchAll(/<Slot\s+of="(\w+)"/g)].map(([, slot]) => filled.get(slot!)!);
      return [file, { finds: buildKeyFinder(text), takes: [...taken, ...fills] }] as const;
    }),
  ),
);
const usedKeys = new Map(
  [...files].map(([file, { finds }]) => [file, [...catalogues.keys()].filter((key) => finds(key))]),
);

/** Texts that every page has, as `app/routes/find-route.ts` names them. */
const everywhere = ['web', 'ui', 'shell', 'shell/past'];

test('every text is used by a source file', () => {
  expect(catalogues.size).toBeGreaterThan(1000);
  const used = new Set([...usedKeys.values()].flat());
  expect([...catalogues.keys()].filter((key) => !used.has(key))).toEqual([]);
});

test.each([
  ['ru', /[\d}] ?%/],
  ['es', /[\d}] ?%/],
  ['en', /[\d}]\s%/],
  ['pt', /[\d}]\s%/],
  ['ja', /[\d}]\s%/],
])('per cent stands in %s as numbers of that language are written', async (locale, wrong) => {
  const texts = await readTexts(locale);
  expect(texts.size).toBeGreaterThan(1000);
  expect([...texts].filter(([, text]) => wrong.test(text))).toEqual([]);
});

/** Words of Portugal where Brazil has another: the product speaks the Portuguese of Brazil throughout. */
const european =
  /\b(ficheiros?|palavras?-passe|utilizador(es)?|secç(ão|ões)|registos?|registad[oa]s?|ecrãs?|contactos?|facto|equipas?|definições de|pormenores|face (a|ao|à)|género|económic[oa]s?|telefónic[oa]s?|académic[oa]s?|controlo|partilh(a|am|ar)|descarregar|eliminar|subscrições|aceites?|porquê|moscovo|telemóvel|desporto|autocarro|comboio|guardar|(está|estão) a \w+[aei]r)\b/iu;

test('Portuguese is that of Brazil, with its quotation marks, on every screen', async () => {
  expect('Guardar o ficheiro, em relação à secção').toMatch(european);
  const texts = await readTexts('pt');
  expect([...texts].filter(([, text]) => european.test(text) || /[«»]/.test(text))).toEqual([]);
});

/** Phrases of the house that an editor struck out in Russian: they don't say what happens, or not to whom. */
const struck =
  /от\s?высшего|скажите, когда|скажем, когда|скажем один раз|\bопор[аыуе]й?(?=[\s.,:])|тяните|модель слепа|меры места|обрыв\S* дохода|сбывались такие|никто не\s?написал|адрес вызова/iu;

test('no text says again what an editor struck out', async () => {
  expect('Скажите, когда показатель вырастет').toMatch(struck);
  const texts = await readTexts('ru');
  expect([...texts].filter(([, text]) => struck.test(text))).toEqual([]);
});

test('a page loads the texts that its components use', () => {
  const pages = new Map(routeTable.flatMap((entry) => pagesOf(entry)));
  const missing = resolvedRoutes.flatMap(({ name, rooms, titleKey }) => {
    const page = pages.get(name);
    const keys = page === undefined ? [] : reach(pageFiles[page]).flatMap(keysOf);
    const ofTable = [titleKey].filter((key) => key !== undefined);
    const absent = [...keys, ...ofTable].filter((key) => {
      const catalogue = catalogues.get(key) ?? '';
      return !everywhere.includes(catalogue) && !rooms.includes(catalogue);
    });
    return [...new Set(absent)].map((key) => `${name}: ${key} of ${catalogues.get(key)}`);
  });
  expect(missing).toEqual([]);
});

test('a key is found as written and as made by a template, its neighbours are not', () => {
  const finds = buildKeyFinder(
    "t('News_Day'); t(`News_Mark_${kind}_on`); t(`News_Tone_${names[`${tone}`]}`)",
  );
  const keys = ['News_Day', 'News_Days', 'News_Mark_like_on', 'News_Mark_like', 'News_Tone_good'];
  expect(keys.filter(finds)).toEqual(['News_Day', 'News_Mark_like_on', 'News_Tone_good']);
});

function pagesOf({ name, page, children = [] }: RouteEntry): (readonly [string, PageName])[] {
  const own = name === undefined || page === undefined ? [] : [[name, page] as const];
  return [...own, ...children.flatMap(pagesOf)];
}

/** The file and all that it draws on, at once or later. */
function reach(file: string, seen = new Set<string>()): string[] {
  if (!files.has(file) || seen.has(file)) return [...seen];
  seen.add(file);
  for (const next of files.get(file)!.takes) reach(next, seen);
  return [...seen];
}

async function readSlots(): Promise<Map<string, string>> {
  const text = await readFile(new URL('app/slots.ts', root), 'utf8');
  const places = new Map(
    [...text.matchAll(/import \{ ([^}]+) \} from '#([^']+)'/g)].flatMap(([, names, path]) =>
      names!.split(', ').map((name) => [name, path!] as const),
    ),
  );
  const fills = [...text.matchAll(/^ {2}(\w+): (\w+),$/gm)];
  return new Map(fills.map(([, slot, part]) => [slot!, places.get(part!)!]));
}

function keysOf(file: string): string[] {
  return usedKeys.get(file) ?? [];
}

/** Texts that name a year because they stand beside its figures alone, or say what they are a list of. */
const dated = new Set(['RegionGeo_Source', 'RegionHealth_Epidemic_beds', 'RegionHealth_Epidemic_mobility']);

test('texts of dossiers and industries name no year of their own: a past day would tell of a later one', async () => {
  for (const locale of ['ru', 'en', 'ja', 'pt', 'es']) {
    const naming = [...(await readTexts(locale))]
      .filter(([key, text]) => /^(?:Region|Entities_|Industry_)/.test(key) && /(?:19|20)\d\d/.test(text))
      .map(([key]) => key);
    expect([locale, naming.filter((key) => !dated.has(key))]).toEqual([locale, []]);
  }
});
