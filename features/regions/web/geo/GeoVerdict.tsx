import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { useText } from '#platform/web/text.ts';
import { usePlace } from '../region/use-place.ts';
import { geoVerdict } from './geo-verdict.ts';
import type { Cities } from './load-geo.ts';

/** The sentence that leads the tab; nothing where no city was counted. */
export function GeoVerdict({ cities }: { cities: Cities }) {
  const t = useText();
  const { day } = useFormats();
  const { shortName } = usePlace();
  if (cities.day === null) return null;
  const sentences = geoVerdict(cities, { t, place: shortName, day: day(cities.day) });
  return sentences.length === 0 ? null : <Verdict sentences={sentences} />;
}
