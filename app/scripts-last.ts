import { layOutLater } from './lay-out-later.ts';

declare global {
  interface Window {
    /** Files of the words of the page as it was served. */
    pageTexts?: string[];
  }
}

/** A page with its modules held back, and their code, which runs as a script of its own later. */
export interface ScriptsLast {
  html: string;
  modules: string[];
}

const preload = /<link rel="modulepreload" (?:nonce="[^"]*" )?href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const moduleScript = /<script( nonce="[^"]+")? type="module" async="">([^]*?)<\/script>/;

/**
 * A page is complete without its scripts: they must not compete with its style and letters for the first paint. They are
 * fetched and run once the page has been drawn, or at once in a tab nobody sees. `texts` are the files of its words,
 * which its code would ask for only when it runs.
 */
export function scriptsLast(page: string, texts: readonly string[] = []): ScriptsLast {
  const modules: string[] = [];
  const needed = [...page.matchAll(preload)].map(([, href]) => href!);
  const html = page
    .replaceAll(preload, '')
    .replace(moduleScript, (_whole, nonce: string | undefined, code: string) => {
      modules.push(code);
      return `<script${nonce ?? ''}>(${runWhenDrawn.toString()})(${asLiteral(code)},${asLiteral(needed.join(' '))},${asLiteral(texts.join(' '))});(${layOutLater.toString()})()</script>`;
    });
  return { html, modules };
}

function asLiteral(code: string): string {
  return JSON.stringify(code).replaceAll('<', '\\u003c');
}

/**
 * Sent to the browser as it stands: a hidden tab is not drawn, and one that is not drawn within two seconds does not wait on.
 * `needed` are the files the code leads to: asked for together, not each when the one before it has come, but one in a
 * turn, since asking for one takes a phone 10 ms. What the code does not name itself is what several pages share: it
 * runs first, a file in a turn, since all of them in one hold up a phone's finger for a tenth of a second; so do the words.
 */
function runWhenDrawn(code: string, needed: string, texts: string): void {
  const filesOf = (list: string): string[] => list.split(' ').filter((href) => href !== '');
  window.pageTexts = filesOf(texts);
  const files = [...filesOf(needed), ...window.pageTexts];
  const { nonce } = document.currentScript!;
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    for (const href of files)
      setTimeout(() => {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = href;
        document.head.append(link);
      });
    setTimeout(() => runShared(files.filter((href) => !code.includes(href))));
  };
  const runShared = ([href, ...others]: string[]): void => {
    if (href === undefined) return run();
    const next = (): unknown => setTimeout(() => runShared(others));
    import(href).then(next, next);
  };
  const run = (): void => {
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = nonce;
    script.textContent = code;
    document.head.append(script);
    script.remove();
  };
  if (document.visibilityState === 'hidden') return start();
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, 2000);
}
