import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { useText } from '#platform/web/text.ts';
import { ecologyVerdict } from './ecology-verdict.ts';
import type { Ecology } from './load-ecology.ts';

/** The sentence that leads the tab: emissions of the newest comparable year, what was lost, what is not published. */
export function EcologyVerdict({ ecology }: { ecology: Ecology }) {
  const t = useText();
  return <Verdict sentences={ecologyVerdict(ecology, t)} />;
}
