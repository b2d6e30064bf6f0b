/** A headline with those that repeat its text. */
export interface FoldedHeadline<Headline> {
  headline: Headline;
  reprints: Headline[];
}

/** Puts reprints under their original, in order of time; one whose original is not here stands for itself. */
export function foldReprints<Headline extends { newsId: number; reprintOf: number | null }>(
  headlines: readonly Headline[],
): FoldedHeadline<Headline>[] {
  const here = new Set(headlines.map(({ newsId }) => newsId));
  const isFolded = ({ reprintOf }: Headline): boolean => reprintOf !== null && here.has(reprintOf);
  const reprints = Map.groupBy(headlines.filter(isFolded), ({ reprintOf }) => reprintOf!);
  return headlines
    .filter((headline) => !isFolded(headline))
    .map((headline) => ({ headline, reprints: reprints.get(headline.newsId) ?? [] }));
}
