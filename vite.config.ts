import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { callsPlugin } from './tools/build/calls-plugin.ts';
import { messagesPlugin } from './tools/build/messages-plugin.ts';

export default defineConfig({
  plugins: [callsPlugin(), messagesPlugin(), reactRouter()],
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
});
