import { DotInterval } from '#platform/charts/dot-interval/DotInterval.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { outward } from '#platform/shared/outward.ts';
import { useText } from '#platform/web/text.ts';
import type { RegionList } from './load-list.ts';
import styles from './RegionsTable.module.css';

/** What a column of reproduction numbers spans; an interval beyond it is cut. */
const domain = [0.5, 1.5] as const;

/** How fast cases grow: the number, and its 95 % interval against the rule at 1. */
export function RtCell({ rt }: Pick<RegionList['regions'][number], 'rt'>) {
  const t = useText();
  const formats = useFormats();
  if (rt === null || rt.mean === null) return <NoData />;
  const { mean, low, high } = rt;
  const [middle, from, to] = [mean, ...outward(low, high, 2)].map((value) => formats.number(value, 2));
  return (
    <span className={styles.rt} title={t('Regions_RtInterval', { mean: middle, low: from, high: to })}>
      <b>{middle}</b>
      <DotInterval {...{ low, high, domain }} value={mean} reference={1} width={72} height={16} />
    </span>
  );
}
