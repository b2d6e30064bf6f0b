/** A page with its modules held back, and their code, which runs as a script of its own later. */
export interface ScriptsLast {
  html: string;
  modules: string[];
}

/**
 * A page is complete without its scripts: they must not compete with its style and letters for the first paint. They are
 * fetched at low priority meanwhile, and run once the page has been drawn, or at once in a tab nobody sees.
 */
export function scriptsLast(page: string): ScriptsLast {
  const modules: string[] = [];
  const html = page
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
    .replace(
      /<script( nonce="[^"]+")? type="module" async="">([^]*?)<\/script>/,
      (_whole, nonce: string | undefined, code: string) => {
        modules.push(code);
        return `<script${nonce ?? ''}>(${runWhenDrawn.toString()})(${asLiteral(code)})</script>`;
      },
    );
  return { html, modules };
}

function asLiteral(code: string): string {
  return JSON.stringify(code).replaceAll('<', '\\u003c');
}

/** Sent to the browser as it stands: a hidden tab is not drawn, and one that is not drawn within two seconds does not wait on. */
function runWhenDrawn(code: string): void {
  const { nonce } = document.currentScript!;
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
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
