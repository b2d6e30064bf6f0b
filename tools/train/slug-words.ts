const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** One spelling for all the ways sites write Russian in Latin letters; "zayavil", "zaiavil", "zajavil" fall together. */
function toKey(latin: string): string {
  return latin
    .toLowerCase()
    .replaceAll('shch', 'sch')
    .replaceAll('kh', 'h')
    .replaceAll('ts', 'c')
    .replaceAll('tz', 'c')
    .replaceAll('ck', 'k')
    .replaceAll('x', 'ks')
    .replaceAll('w', 'v')
    .replaceAll('q', 'k')
    .replaceAll(/[jy]/g, 'i')
    .replaceAll(/i+/g, 'i')
    .replaceAll(/(.)\1/g, '$1');
}

/** Russian words by the key of their Latin spelling, the most frequent written form of each. */
export function buildSlugWords(titles: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const title of titles) {
    for (const [index, word] of (title.match(/[А-Яа-яЁё]+/g) ?? []).entries()) {
      const latin = [...word.toLowerCase()].map((letter) => letters[letter] ?? '').join('');
      const forms = counts.get(toKey(latin)) ?? new Map<string, number>();
      // A first word's capital says nothing about its being a name.
      forms.set(word, (forms.get(word) ?? 0) + (index === 0 ? 0.1 : 1));
      counts.set(toKey(latin), forms);
    }
  }
  return new Map(
    [...counts].map(([key, forms]) => [key, [...forms].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '']),
  );
}

/** A slug as a Russian headline; words the corpus never had stay as they are. */
export function readSlug(slug: string, words: ReadonlyMap<string, string>): string {
  return slug
    .split(' ')
    .filter((part) => part.length > 1 || /\d/.test(part))
    .map((part) => words.get(toKey(part)) ?? part)
    .join(' ');
}
