import { Verdict, type Sentence } from '#platform/ui/figures/Verdict.tsx';
import { plainUnit } from '#platform/ui/figures/cited-figure.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { looseRun, type LooseRun } from '../../domain/ratings/loose-run.ts';
import { useCorpusSource } from '../dossier/mentions/use-corpus-source.ts';
import type { Rating, RatingView } from './load-rating.ts';

/** Who stands first, between which places, and where the order is chance. */
export function RatingVerdict({ rating, view }: { rating: Rating; view: RatingView }) {
  const t = useText();
  const { dayRange } = useFormats();
  const source = useCorpusSource(rating.to);
  const [first] = rating.rows;
  if (!first) return null;
  const loose = looseRun(rating.rows);
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
              call: { name: 'entities/getRating', input: { ...view } },
            },
          },
          values: { name: first.name, countValue: first.count, low: first.low, high: first.high },
        },
        ...(loose ? [looseSentence(loose)] : []),
      ]}
    />
  );
}

function looseSentence({ from, to }: LooseRun): Sentence {
  return { key: 'Entities_RatingLoose', figures: {}, values: { from, to, count: to - from + 1 } };
}
