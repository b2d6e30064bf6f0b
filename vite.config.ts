import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { callsPlugin } from './tools/build/calls-plugin.ts';
import { messagesPlugin } from './tools/build/messages-plugin.ts';

export default defineConfig({
  plugins: [callsPlugin(), messagesPlugin(), reactRouter()],
  // One sheet of styles: a part that comes later is never seen without its own.
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: true,
    cssCodeSplit: false,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 3,
                },
                // What most pages need comes together: fewer requests, and together it packs better.
                { name: 'shared', minShareCount: 80, priority: 2 },
              ],
            },
          },
        },
      },
    },
  },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[hash:base64:6]' } },
});
