import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** Texts by their key, each with the catalogue it lies in, as a page's `texts` names it: `news`, `news/story`, `ui`. */
export async function findCatalogues(): Promise<Map<string, string>> {
  const catalogues = await readCatalogues('ru');
  return new Map(
    catalogues.flatMap(({ name, messages }) => Object.keys(messages).map((key) => [key, name] as const)),
  );
}

/** Every text of one language by its key. */
export async function readTexts(locale: string): Promise<Map<string, string>> {
  const catalogues = await readCatalogues(locale);
  return new Map(catalogues.flatMap(({ messages }) => Object.entries(messages)));
}

async function readCatalogues(locale: string) {
  const found: { name: string; messages: Record<string, string> }[] = [];
  for (const folder of ['features', 'services', 'platform']) {
    const files = await readdir(fileURLToPath(new URL(folder, root)), { recursive: true });
    for (const path of files.map((file) => file.replaceAll('\\', '/'))) {
      const parts = new RegExp(`^(\\w+)/messages/(?:(\\w+)/)?${locale}\\.ts$`).exec(path);
      if (parts === null) continue;
      const [, room = '', part] = parts;
      const { messages } = await import(new URL(`${folder}/${path}`, root).href);
      found.push({ name: part === undefined ? room : `${room}/${part}`, messages });
    }
  }
  return found;
}

/** Whether a text's key stands in this source: written out, or made by a template such as `News_Tone_${name}`. */
export function buildKeyFinder(source: string): (key: string) => boolean {
  const written = new Set([...source.matchAll(/['"]([A-Z]\w*_\w+)['"]/g)].map(([, key]) => key));
  const made = [...source.matchAll(/`([A-Z]\w*_\w*)\$\{/g)].map((begin) => {
    const rest = afterValue(source.slice(begin.index + begin[0].length));
    return new RegExp(`^${begin[1]}\\w+${/^\w*/.exec(rest)![0]}$`);
  });
  return (key) => written.has(key) || made.some((pattern) => pattern.test(key));
}

/** What follows the brace that closes a template's value. */
function afterValue(source: string): string {
  let open = 1;
  let at = 0;
  for (; open > 0 && at < source.length; at += 1) open += { '{': 1, '}': -1 }[source[at]!] ?? 0;
  return source.slice(at);
}
