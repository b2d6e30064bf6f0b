import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { callsPlugin } from './tools/build/calls-plugin.ts';
import { chunkGroups } from './tools/build/chunk-groups.ts';
import { messagesPlugin } from './tools/build/messages-plugin.ts';
import { scopedName } from './tools/build/scoped-name.ts';
import { starterPlugin } from './tools/build/starter-plugin.ts';
import { openSheets } from './tools/build/sheets-plugin.ts';
import { firstPages } from './app/first-pages.ts';
import { pageFiles } from './app/page-registry.ts';

const frame = ['app/root.tsx', 'app/LocaleLayout.tsx', 'app/entry.client.tsx'];
const sheets = openSheets([...frame, ...firstPages.map((page) => pageFiles[page])]);

export default defineConfig({
  plugins: [callsPlugin(), messagesPlugin(), reactRouter(), sheets.plugin, starterPlugin()],
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0, manifest: true, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            // Home names three hundred files of texts, and marks of chance do not pack: seven letters tell their versions apart.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: sheets.assetFileNames,
            entryFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
  },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } },
});
