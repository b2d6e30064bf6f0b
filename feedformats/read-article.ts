import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { cleanHtml } from './clean/clean-html.ts';
import { textOfHtml } from './clean/text-of-html.ts';

/** The text of an article, found on its outlet's page. */
export interface PageArticle {
  /** Sanitised, links absolute. */
  readonly html: string;
  readonly text: string;
}

/** Elements of a page beyond which no article is sought: the search grows with them. */
const maxElements = 20_000;
const longestPage = 2_000_000;
const shortestArticle = 250;

/** The article of a web page without what stands around it; null where the page has none to be told apart. Takes tens of milliseconds. */
export function readArticle(page: string, address: string): PageArticle | null {
  if (page.length > longestPage) return null;
  const { document } = parseHTML(page);
  if (document.documentElement === null || forbidsKeeping(document)) return null;
  const found = new Readability(document, {
    maxElemsToParse: maxElements,
    charThreshold: shortestArticle,
  }).parse();
  if (!found?.content) return null;
  const html = cleanHtml(found.content, address);
  const text = textOfHtml(html);
  return text.length < shortestArticle ? null : { html, text };
}

/** The page itself asks robots not to keep its text. */
function forbidsKeeping(document: Document): boolean {
  return [...document.querySelectorAll('meta[name="robots" i]')].some((meta) =>
    /\b(?:noindex|noarchive|none|nosnippet)\b/i.test(meta.getAttribute('content') ?? ''),
  );
}
