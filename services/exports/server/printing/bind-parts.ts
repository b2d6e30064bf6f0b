import type { Page } from 'playwright-core';

/** What is printed of one page of a dossier: its own part, the styles it needs, and what it is called. */
export interface Part {
  html: string;
  styles: string[];
  tab: string;
  /** Of the first page: the place. */
  title: string;
  /** Names of the sources that its tiles tell, in their order. */
  sources: string[];
  /** Words of the contents and of the list of sources, as the page has them in its language. */
  words: { contents: string; sources: string };
}

/** Takes the printed part of an open page, its ids its own, so that it may stand beside others on one page. */
export function takePart(page: Page, at: number): Promise<Part> {
  return page.evaluate(readPart, at);
}

/** Lays parts one after another on the open page: contents that lead to each, the parts, all their sources. */
export async function bindParts(page: Page, parts: readonly Part[]): Promise<void> {
  await page.evaluate(writeParts, parts);
}

/** Runs in the page. */
function readPart(at: number): Part {
  const part = document.querySelector<HTMLElement>('[data-print-part]');
  if (part === null) throw new Error('This page has no part that is printed with others.');
  for (const option of part.querySelectorAll('option')) option.toggleAttribute('selected', option.selected);
  const copy = part.cloneNode(true) as HTMLElement;
  if (at > 0) for (const once of copy.querySelectorAll('[data-print-once]')) once.remove();
  const own = (id: string) => `part-${at}-${id}`;
  const elements = [...copy.querySelectorAll('*')];
  const ids = new Set(elements.map(({ id }) => id).filter((id) => id !== ''));
  const listsIds = /^(?:aria-|for$|list$|headers$)/;
  for (const element of elements)
    for (const { name, value } of element.attributes) {
      const leads = value.startsWith('#') && ids.has(value.slice(1));
      if (name === 'id') element.setAttribute(name, own(value));
      else if (leads) element.setAttribute(name, `#${own(value.slice(1))}`);
      else if (value.includes('url(#'))
        element.setAttribute(name, value.replaceAll('url(#', `url(#${own('')}`));
      else if (listsIds.test(name))
        element.setAttribute(
          name,
          value
            .split(' ')
            .map((id) => (ids.has(id) ? own(id) : id))
            .join(' '),
        );
    }
  const words = document.querySelector<HTMLElement>('[data-contents]')?.dataset;
  const sources = [...copy.querySelectorAll<HTMLElement>('[data-source]')];
  return {
    html: copy.outerHTML,
    styles: [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href),
    tab: part.querySelector('nav [aria-current="page"]')?.textContent.trim() ?? '',
    title: part.querySelector('h1')?.textContent.trim() ?? '',
    sources: [...new Set(sources.map((line) => line.dataset['source'] ?? ''))].filter((name) => name !== ''),
    words: { contents: words?.['contents'] ?? '', sources: words?.['sources'] ?? '' },
  };
}

/** Runs in the page. */
async function writeParts(parts: readonly Part[]): Promise<void> {
  const [first] = parts;
  if (first === undefined) return;
  const make = (tag: string, text: string): HTMLElement =>
    Object.assign(document.createElement(tag), { textContent: text });
  const known = new Set([...document.querySelectorAll<HTMLLinkElement>('link')].map(({ href }) => href));
  const missing = [...new Set(parts.flatMap(({ styles }) => styles))].filter((href) => !known.has(href));
  const loaded = missing.map(
    (href) =>
      new Promise((done) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        link.addEventListener('load', done);
        link.addEventListener('error', done);
        document.head.append(link);
      }),
  );
  const sources = [...new Set(parts.flatMap((part) => part.sources))];
  const contents = document.createElement('section');
  const list = document.createElement('ol');
  const entries = [...parts.map(({ tab }) => tab), ...(sources.length > 0 ? [first.words.sources] : [])];
  for (const [at, name] of entries.entries()) {
    const line = document.createElement('li');
    line.append(Object.assign(make('a', name), { href: `#bound-${at}` }));
    list.append(line);
  }
  contents.append(make('h1', first.title), make('h2', first.words.contents), list);
  const bound: HTMLElement[] = [contents];
  for (const [at, { html, tab }] of parts.entries()) {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    const heading = Object.assign(make('h1', tab), { id: `bound-${at}` });
    // The next part begins a sheet of its own.
    heading.style.breakBefore = 'page';
    bound.push(heading, holder);
  }
  if (sources.length > 0) {
    const heading = Object.assign(make('h1', first.words.sources), { id: `bound-${parts.length}` });
    const names = document.createElement('ol');
    names.append(...sources.map((name) => make('li', name)));
    bound.push(heading, names);
  }
  const main = document.createElement('main');
  main.append(...bound);
  document.body.replaceChildren(main);
  // «Product — place: tab» loses the tab: the file is of several.
  const [product = ''] = document.title.split(' — ');
  document.title = `${product} — ${first.title}`;
  await Promise.all(loaded);
  await document.fonts.ready;
}
