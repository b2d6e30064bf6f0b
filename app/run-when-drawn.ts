/** What a page leaves for its scripts: its own code, and files by their addresses. */
export interface PageParts {
  /** The code that starts it. */
  code: string;
  /** Files the code leads to. */
  needed: readonly string[];
  /** Files of the page's words, which its code would ask for only when it runs. */
  texts: readonly string[];
  /** The styles the page was drawn without; '' where it has them all. */
  laterSheet: string;
}

declare global {
  interface Window {
    pageParts?: PageParts;
    /** The styles of all other pages, on their way to a page that was drawn without them. */
    laterStyles?: Promise<unknown>;
  }
}

const longestWaitMs = 3000;

/**
 * Fetches and runs the scripts of a page once it has been drawn: a hidden tab is not, and one that is not drawn within two
 * seconds does not wait on. Files are asked for together, not each when the one before it has come, but one in a turn, since
 * asking for one takes a phone 10 ms. What the code does not name itself is what several pages share: it runs first, a
 * file in a turn, since all of them in one hold up a phone's finger for a tenth of a second; so do the words. Nothing can
 * be opened before the styles of what opens are there, unless they do not come within three seconds.
 */
export function runWhenDrawn({ code, needed, texts, laterSheet }: PageParts): void {
  const files = [...needed, ...texts];
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    if (laterSheet !== '') window.laterStyles = addSheet(laterSheet);
    for (const href of files) setTimeout(() => addLink({ rel: 'modulepreload', href }));
    setTimeout(() => runShared(files.filter((href) => !code.includes(href))));
    // From here on faces are asked for that few headlines need (fonts.css).
    setTimeout(() => document.documentElement.setAttribute('data-drawn', ''));
  };
  const runShared = ([href, ...others]: string[]): void => {
    if (href === undefined) return void Promise.race([window.laterStyles, late()]).then(run, run);
    const next = (): unknown => setTimeout(() => runShared(others));
    import(/* @vite-ignore */ href).then(next, next);
  };
  const run = (): void => runModule(code);
  if (document.visibilityState === 'hidden') return start();
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, 2000);
}

function late(): Promise<void> {
  return new Promise((done) => setTimeout(done, longestWaitMs));
}

function addLink(parts: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), parts));
}

function addSheet(href: string): Promise<unknown> {
  return new Promise((onload, onerror) => addLink({ rel: 'stylesheet', href, onload, onerror }));
}

function runModule(code: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.textContent = code;
  document.head.append(script);
  script.remove();
}
