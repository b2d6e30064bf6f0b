import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { useText } from '#platform/web/text.ts';
import { usePlace } from '../region/use-place.ts';
import { financeVerdict } from './finance-verdict.ts';
import type { Budget, Taxes } from './load-finance.ts';

/** The sentence that leads the tab; nothing before the first known year. */
export function FinanceVerdict({ taxes, budget }: { taxes: Taxes; budget: Budget }) {
  const t = useText();
  const { shortName, kind } = usePlace();
  const sentences = financeVerdict(taxes, budget, {
    t,
    place: shortName,
    isRegion: kind !== 'country' && kind !== 'district',
  });
  return sentences.length === 0 ? null : <Verdict sentences={sentences} />;
}
