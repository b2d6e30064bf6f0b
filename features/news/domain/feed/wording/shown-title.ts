import { cleanHeadline } from '#newsengine/text/clean-headline.ts';

/** A headline as readers see it: without its outlet's name and section at the end, which stand beside it anyway. Places within it stay. */
export function shownTitle(title: string, sourceName: string): string {
  const clean = cleanHeadline(title, sourceName);
  return title.startsWith(clean) ? clean : title;
}
