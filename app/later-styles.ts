import { CssChunkError } from '#platform/web/errors/chunk-error.ts';
import { laterSheet } from './first-pages.ts';

const firstSheet = /<link (?:nonce="[^"]*" )?rel="stylesheet" href="([^"]*\/style-[^"/]+\.css)"\/>/;

/**
 * A page with the sheets it is drawn with: the first alone, the address of the other one apart, or, where the page is
 * none of the first, both.
 */
export function withStyles(html: string, isFirst: boolean): { html: string; later: string } {
  const [link, href] = firstSheet.exec(html) ?? [];
  if (link === undefined) return { html, later: '' };
  const later = laterSheet(href!);
  if (isFirst) return { html, later };
  return { html: html.replace(link, link + link.replace(href!, later)), later: '' };
}

/** Waits, in a browser, for the styles of all pages; asks once more for what did not come, then throws. */
export async function awaitStyles(page: Document = document): Promise<void> {
  const { laterStyles } = page.defaultView ?? {};
  if (laterStyles === undefined) return;
  try {
    await laterStyles;
  } catch {
    const failed = page.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href*="/later-"]');
    if (failed === null) return;
    const again = failed.cloneNode() as HTMLLinkElement;
    await new Promise((done, refuse) => {
      const fail = (): void => refuse(new CssChunkError('The styles of other pages did not come'));
      again.addEventListener('load', done, { once: true });
      again.addEventListener('error', fail, { once: true });
      failed.replaceWith(again);
    });
    page.defaultView!.laterStyles = undefined;
  }
}
