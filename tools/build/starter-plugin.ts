import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Builds what every page begins with as a file of its own: no page of the router's imports it. */
export function starterPlugin(): Plugin {
  return {
    name: 'svodka-starter',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return;
      const id = fileURLToPath(new URL('../../app/when-drawn.ts', import.meta.url));
      this.emitFile({ type: 'chunk', id, name: 'when-drawn' });
    },
  };
}
