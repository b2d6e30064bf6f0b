import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { plainUnit } from '#platform/ui/figures/cited-figure.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { useCorpusSource } from '../dossier/use-corpus-source.ts';
import type { Rating } from './load-rating.ts';

/** Who stands first, and between which places. */
export function RatingVerdict({ rating }: { rating: Rating }) {
  const t = useText();
  const { dayRange } = useFormats();
  const source = useCorpusSource(rating.to);
  const [first] = rating.rows;
  if (!first) return null;
  return (
    <Verdict
      sentences={[
        {
          key: 'Entities_RatingVerdict',
          figures: {
            first: {
              name: `${first.name}: ${t('Entities_Headlines')}`,
              value: first.count,
              unit: plainUnit,
              decimals: 0,
              period: dayRange(rating.from, rating.to),
              source,
              call: { name: 'entities/getRating', input: { kind: first.kind } },
            },
          },
          values: { name: first.name, countValue: first.count, low: first.low, high: first.high },
        },
      ]}
    />
  );
}
