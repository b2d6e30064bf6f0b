import { foldName } from '#platform/shared/find-regions.ts';

/** Those whose name, or sentence where one is given, has a word that begins with each typed word; names that begin with all of it first. */
export function findSections<Named extends { name: string; words?: string }>(
  typed: string,
  sections: readonly Named[],
): Named[] {
  const wanted = foldName(typed);
  if (wanted === '') return [];
  const parts = wanted.split(' ');
  const fits = (text: string) => {
    // Words of Japanese stand without spaces: there any place of a name will do.
    const words = foldName(text);
    return parts.every(
      (part) =>
        ` ${words}`.includes(` ${part}`) ||
        (/[^\p{Script=Latin}\p{Script=Cyrillic}\d ]/u.test(part) && words.includes(part)),
    );
  };
  const begins = ({ name }: Named) => Number(foldName(name).startsWith(wanted));
  return sections
    .filter(({ name, words = '' }) => fits(`${name} ${words}`))
    .toSorted((one, other) => begins(other) - begins(one));
}
