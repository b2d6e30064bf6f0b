/** Subjects of the country: a sum of fewer is not the country's. */
export const subjectsOfCountry = 85;

interface Dated {
  day: string;
}

/** A series of the country, and whether it is the sum of the subjects instead of one that somebody published. */
interface National<Of> {
  figures: readonly Of[];
  isSum: boolean;
}

/** What stands for the country: what is published of it, unless the sum of all its subjects is known of a later day. */
export function nationalSeries<Of extends Dated>(
  published: readonly Of[],
  sums: readonly Of[],
): National<Of> {
  const [last, lastSum] = [published.at(-1)?.day ?? '', sums.at(-1)?.day ?? ''];
  return lastSum > last ? { figures: sums, isSum: true } : { figures: published, isSum: false };
}

/** The country's figure of a day: published, else summed; undefined where neither is known. */
export function nationalOn<Of extends Dated>(
  day: string,
  published: readonly Of[],
  sums: readonly Of[],
): { figure: Of; isSum: boolean } | undefined {
  const on = (of: readonly Of[]) => of.find((figure) => figure.day === day);
  const [own, sum] = [on(published), on(sums)];
  return own ? { figure: own, isSum: false } : sum && { figure: sum, isSum: true };
}
