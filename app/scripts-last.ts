import { layOutAtOnce } from './lay-out-later.ts';
import type { PageParts } from './run-when-drawn.ts';
import { tightCode } from './tight-code.ts';

/** A page with its modules held back, and their code, which runs as a script of its own later. */
export interface ScriptsLast {
  html: string;
  modules: string[];
}

const preload = /<link rel="modulepreload" (?:nonce="[^"]*" )?href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const moduleScript = /<script( nonce="[^"]+")? type="module" async="">([^]*?)<\/script>/;

/** What goes with a page beside its code; `starter` is the file that runs it. */
export type PageFiles = Pick<PageParts, 'texts' | 'laterSheet'> & { starter: string };

/**
 * A page is complete without its scripts: they must not compete with its style and letters for the first paint. They are
 * named in the page, and fetched and run once it has been drawn, or at once in a tab nobody sees (run-when-drawn.ts).
 */
export function scriptsLast(page: string, { starter, texts, laterSheet }: PageFiles): ScriptsLast {
  const modules: string[] = [];
  const needed = [...page.matchAll(preload)].map(([, href]) => href!);
  const html = page
    .replaceAll(preload, '')
    .replace(moduleScript, (_whole, nonce: string | undefined, code: string) => {
      modules.push(code);
      const parts: PageParts = { code, needed, texts, laterSheet };
      return `<script${nonce ?? ''}>window.pageParts=${asLiteral(parts)};(${tightCode(layOutAtOnce)})()</script>`;
    });
  if (modules.length === 0) return { html, modules };
  return {
    html: html.replace('</body>', `<script type="module" src="${starter}"></script></body>`),
    modules,
  };
}

function asLiteral(parts: PageParts): string {
  return JSON.stringify(parts).replaceAll('<', '\\u003c');
}
