/** What must be known of an indicator to say which others are near to it. */
interface Named {
  indicator: string;
  name: string;
  family: string;
}

/** Shortest word that joins two names, in signs: little words join everything. */
const shortest = 5;
/** Signs of a word by which it is known in its other forms. */
const stem = 5;

/** Indicators of the same subject whose names share words with one, those that share most first. */
export function findRelated<Indicator extends Named>(
  one: Named,
  all: readonly Indicator[],
  most: number,
): Indicator[] {
  const own = stemsOf(one.name);
  return (
    all
      .filter(({ indicator, family }) => indicator !== one.indicator && family === one.family)
      .map((other) => {
        const stems = stemsOf(other.name);
        const shared = [...stems].filter((each) => own.has(each)).length;
        return { other, share: shared / Math.max(own.size, stems.size, 1) };
      })
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share)
      .map(({ other }) => other)
      // One name by month, by quarter and by year is one notion: the first stands for all.
      .filter(({ name }, at, others) => others.findIndex((each) => each.name === name) === at)
      .filter(({ name }) => name !== one.name)
      .slice(0, most)
  );
}

/** Beginnings of the long words of a name; of Japanese, which has no spaces, its pairs of signs. */
function stemsOf(name: string): Set<string> {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name))
    return new Set([...name].slice(1).map((sign, at) => [...name][at]! + sign));
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= shortest).map((word) => word.slice(0, stem)));
}
