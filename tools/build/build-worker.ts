import { join } from 'node:path';
import { build } from 'vite';
import { messages as en } from '#features/shell/messages/offline/en.ts';
import { messages as es } from '#features/shell/messages/offline/es.ts';
import { messages as ja } from '#features/shell/messages/offline/ja.ts';
import { messages as pt } from '#features/shell/messages/offline/pt.ts';
import { messages as ru } from '#features/shell/messages/offline/ru.ts';

/** Builds the worker that keeps read pages, as one file beside the pages' own; what another version kept it drops. */
export async function buildWorker(root: string, folder: string, version: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { builtWorker: JSON.stringify({ version, texts: { ru, en, ja, pt, es } }) },
    build: {
      outDir: join(folder, 'client'),
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'platform/web/offline/service-worker.ts'),
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  });
}
