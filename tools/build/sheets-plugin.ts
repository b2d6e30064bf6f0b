import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { laterSheet } from '../../app/first-pages.ts';
import { partStyle } from './part-style.ts';
import { styledBy } from './scoped-name.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Modules that lead to every page: what lies behind them is not needed by the first. */
const doorsToAll = /app\/(page-registry|routes)\.ts$/;

/** Modules that import a part of a page when it is touched, though the server draws it with the page. */
const drawnByServer = /\/(islands|seldom-parts|Shell)\.tsx?$/;

/** The plugin, and names for what the build writes. */
export interface Sheets {
  plugin: Plugin;
  assetFileNames(asset: { names: string[] }): string;
}

/**
 * Parts the one sheet of the product in two: what the first pages (their files, from the root on) and the frame are drawn
 * with, and everything else, beside it under the same mark. A style belongs to the first where a first page imports it.
 */
export function openSheets(firstFiles: readonly string[]): Sheets {
  const first = new Set<string>();
  const isLater = (name: string): boolean => {
    const file = styledBy(name);
    return file !== undefined && !first.has(file);
  };
  const plugin: Plugin = {
    name: 'svodka-sheets',
    enforce: 'post',
    renderStart() {
      if (this.environment.name !== 'client') return;
      first.clear();
      // One file may stand for several modules: a page's parts for the server and for the browser.
      const met = new Set<string>();
      const waiting = [...this.getModuleIds()].filter((id) => firstFiles.includes(pathOf(id)));
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (met.has(id) || doorsToAll.test(id)) continue;
        met.add(id);
        first.add(pathOf(id));
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        waiting.push(...importedIds, ...(drawnByServer.test(pathOf(id)) ? dynamicallyImportedIds : []));
      }
      for (const file of first) for (const made of composedOf(file)) first.add(made);
    },
    generateBundle(_options, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => /assets\/style-[^/]*\.css$/.test(fileName));
      if (this.environment.name !== 'client' || sheet?.type !== 'asset') return;
      const parted = partStyle(String(sheet.source), isLater);
      sheet.source = parted.first;
      this.emitFile({ type: 'asset', fileName: laterSheet(sheet.fileName), source: parted.later });
    },
  };
  // Browsers keep a sheet for good: its mark has to change with what stands in it, not only with what both hold together.
  const mark = (): string =>
    createHash('sha256')
      .update([...first].toSorted().join(' '))
      .digest('hex')
      .slice(0, 4);
  return {
    plugin,
    assetFileNames: ({ names }) =>
      names.includes('style.css')
        ? `assets/style-${mark()}[hash:6][extname]`
        : 'assets/[name]-[hash:8][extname]',
  };
}

/** Sheets whose classes a sheet's own are made of: no module imports them. */
function composedOf(file: string): string[] {
  if (!file.endsWith('.module.css')) return [];
  const text = readFileSync(root + file, 'utf8');
  return [...text.matchAll(/composes:[^;]*\sfrom\s+['"]([^'"]+)['"]/g)].map(([, from]) =>
    from!.startsWith('#') ? from!.slice(1) : posix.join(posix.dirname(file), from!),
  );
}

function pathOf(id: string): string {
  return relative(root, id.split('?')[0]!).replaceAll('\\', '/');
}
