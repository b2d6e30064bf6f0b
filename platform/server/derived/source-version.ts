import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const root = new URL('../../../', import.meta.url);
const importOf = /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?'([^']+)'/gm;
const known = new Map<string, Promise<string>>();

/**
 * The version of what some modules make. It is another one as soon as a letter of them or of any module they stand on
 * has changed. The tables of letters that the platform brings count too. Paths count from the root.
 */
export function sourceVersion(modules: readonly string[]): Promise<string> {
  const name = modules.join(' ');
  let version = known.get(name);
  if (!version) known.set(name, (version = readVersion(modules)));
  return version;
}

async function readVersion(modules: readonly string[]): Promise<string> {
  const texts = await readSources(modules);
  const hash = createHash('sha256').update(process.versions['unicode'] ?? '');
  for (const [path, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${path}\n${text}`);
  return hash.digest('hex').slice(0, 16);
}

/** The texts of modules and of all of ours that they stand on, by their paths. */
export async function readSources(modules: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const waiting = [...modules];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (texts.has(path)) continue;
    const text = await readFile(new URL(path, root), 'utf8');
    texts.set(path, text);
    for (const [, imported = ''] of text.matchAll(importOf)) waiting.push(...pathOf(imported, path));
  }
  return texts;
}

function pathOf(imported: string, from: string): string[] {
  if (imported.startsWith('#')) return [imported.slice(1)];
  if (!imported.startsWith('.')) return [];
  return [new URL(imported, new URL(from, root)).href.slice(root.href.length)];
}
