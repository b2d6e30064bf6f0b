import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { useText } from '#platform/web/text.ts';
import type { OverviewData } from './load-overview.ts';
import { overviewVerdict } from './overview-verdict.ts';

interface Props extends Pick<OverviewData, 'overview'> {
  yugoId: number;
  place: string;
}

/** The sentence that leads the overview; nothing before the first whole week. */
export function OverviewVerdict({ overview, yugoId, place }: Props) {
  const t = useText();
  const formats = useFormats();
  const sentences = overviewVerdict(overview, { t, formats, yugoId, place });
  return sentences.length === 0 ? null : <Verdict sentences={sentences} />;
}
