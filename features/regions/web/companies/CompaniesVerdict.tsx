import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { useText } from '#platform/web/text.ts';
import { usePlace } from '../region/use-place.ts';
import { companiesVerdict } from './companies-verdict.ts';
import type { Classes, MainStats } from './load-companies.ts';

/** The sentence that leads the tab; nothing where no organisation is of the list. */
export function CompaniesVerdict({ main, classes }: { main: MainStats; classes: Classes }) {
  const t = useText();
  const { shortName } = usePlace();
  const sentences = companiesVerdict(main, classes, { t, place: shortName });
  return sentences.length === 0 ? null : <Verdict sentences={sentences} />;
}
