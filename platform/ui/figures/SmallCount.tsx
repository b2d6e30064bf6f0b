import { isSmallCount } from '#platform/shared/numbers.ts';
import { useText } from '#platform/web/text.ts';
import { NoData } from './NoData.tsx';
import { useFormats } from './use-formats.ts';

/** A count of people, or with `rate` their share of the residents: of one too small to say anything by there is a bound, with the reason on it. */
export function SmallCount({ count, rate }: { count: number | null; rate?: number | null }) {
  const { smallCount, smallRate } = useFormats();
  const t = useText();
  if (count === null || rate === null) return <NoData />;
  const told = rate === undefined ? smallCount(count) : smallRate(rate, count, 1);
  return isSmallCount(count) ? <span title={t('Ui_SmallCount')}>{told}</span> : told;
}
