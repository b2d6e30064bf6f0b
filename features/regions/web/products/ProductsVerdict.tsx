import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { useText } from '#platform/web/text.ts';
import { usePlace } from '../region/use-place.ts';
import type { Shipments } from './load-products.ts';
import { productsVerdict } from './products-verdict.ts';

/** The sentence that leads the tab; nothing before the first known year. */
export function ProductsVerdict({ shipments }: { shipments: Shipments }) {
  const t = useText();
  const { shortName } = usePlace();
  const sentences = productsVerdict(shipments, { t, place: shortName });
  return sentences.length === 0 ? null : <Verdict sentences={sentences} />;
}
