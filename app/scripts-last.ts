/**
 * A page is complete without its scripts: they must not compete with its style and letters for the first paint. They are
 * fetched at low priority meanwhile, and run once the page has been drawn, or at once in a tab nobody sees.
 */
export function scriptsLast(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
    .replace(
      /<script nonce="([^"]+)" type="module" async="">([^]*?)<\/script>/,
      (_whole, nonce: string, code: string) =>
        `<script nonce="${nonce}">(${runWhenDrawn.toString()})(${asLiteral(code)})</script>`,
    );
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
