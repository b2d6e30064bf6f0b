import type { Origin } from '#statistics/shapes/figure.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { quotesContract } from '../../contract.ts';

/** Our indicator of what a quote counts, as it was on the day: said beside it, without a verdict. */
export type Beside = NonNullable<
  HandlerOutput<typeof quotesContract, 'quotes/GetRubricQuotes'>['quotes'][number]['beside']
>;

/** A figure of ours that fits a quote: of which series and day, and the course it stands in. */
export type FoundFigure = Pick<
  Beside,
  'yugoId' | 'indicator' | 'day' | 'value' | 'peak' | 'newest' | 'course'
> &
  Origin;
