/** What a headline is told by: alternatives of stems, and words that rule it out. */
export interface Telling {
  readonly keywords: readonly string[];
  readonly except?: readonly string[];
}

/** Does a headline tell the event? One alternative is enough: each of its stems begins a word of the headline, in any order. */
export function tellsEvent(title: string, { keywords, except = [] }: Telling): boolean {
  const text = plain(title);
  if (except.some((each) => text.includes(plain(each)))) return false;
  const words = text.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '');
  const begins = words.flatMap((word) => [word, ...word.split('-')]);
  return keywords.some((each) =>
    plain(each)
      .split(' ')
      .filter((stem) => stem !== '')
      .every((stem) => begins.some((word) => word.startsWith(stem))),
  );
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').trim();
}
