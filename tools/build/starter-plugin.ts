import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Builds what every page begins with as a file of its own: no page of the router's imports it, and it leads to no other file, or a page would wait for that before it is drawn. */
export function starterPlugin(): Plugin {
  return {
    name: 'svodka-starter',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return;
      const id = fileURLToPath(new URL('../../app/when-drawn.ts', import.meta.url));
      this.emitFile({ type: 'chunk', id, name: 'when-drawn' });
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.name === 'when-drawn' && file.imports.length > 0)
          this.error(`What every page begins with leads to ${file.imports.join(', ')}: see chunk-groups.ts`);
    },
  };
}
