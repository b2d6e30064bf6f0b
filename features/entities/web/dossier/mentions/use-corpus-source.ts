import type { FigureSource } from '#platform/ui/figures/cited-figure.ts';
import { useText } from '#platform/web/text.ts';

/** Where counts of headlines come from: the product's own collection, up to a day. */
export function useCorpusSource(day: string): FigureSource {
  const t = useText();
  return {
    name: t('Entities_Source'),
    title: t('Entities_Corpus'),
    url: null,
    caveat: null,
    sample: false,
    knownAt: day,
  };
}
