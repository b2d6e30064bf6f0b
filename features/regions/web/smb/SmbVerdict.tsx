import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { useText } from '#platform/web/text.ts';
import type { SmbRating, SmbStatistics } from './load-smb.ts';
import { smbVerdict } from './smb-verdict.ts';

interface Props {
  statistics: SmbStatistics;
  rating: SmbRating | null;
  place: string;
}

/** The sentence that leads the page; nothing before the first known year. */
export function SmbVerdict({ statistics, rating, place }: Props) {
  const t = useText();
  const sentences = smbVerdict(statistics, rating, { t, place });
  return sentences.length === 0 ? null : <Verdict sentences={sentences} />;
}
