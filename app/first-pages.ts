import type { PageName } from './page-registry.ts';

/** Pages that are drawn with the first sheet of styles alone: what a stranger comes to from outside. */
export const firstPages = [
  'home',
  'rubricPage',
  'storyPage',
  'articlePage',
  'sourcePage',
  'searchPage',
  'serviceNewsPage',
  'serviceNewsItemPage',
] as const satisfies readonly PageName[];

/** Where the styles of all other pages lie, by the address of the first sheet. */
export function laterSheet(first: string): string {
  return first.replace(/\/style-(?=[^/]*\.css$)/, '/later-');
}
