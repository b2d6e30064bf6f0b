import { countClasses } from '#platform/maps/classes.ts';
import { HistogramLegend } from '#platform/maps/legend/HistogramLegend.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { Figures } from './load-figures.ts';

/** Classes of weekly incidence per 100 000, as everywhere in the product. */
export const incidenceScale = { bounds: [50, 100, 150, 200, 250, 300], palette: 'sequential' as const };

/** The classes of the map with the number of regions in each. */
export function FiguresLegend({ figures }: { figures: Figures }) {
  const t = useText();
  const { integer } = useFormats();
  const values = figures.places.map(({ per100k }) => per100k);
  const counts = countClasses(values, incidenceScale.bounds);
  const texts = {
    label: t('Account_Aside_Legend'),
    class: (_from: number | null, _to: number | null, count: number) => integer(count),
  };
  return <HistogramLegend {...{ scale: incidenceScale, counts, texts }} format={{ axis: integer }} />;
}
