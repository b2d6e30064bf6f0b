import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { spread } from './gap-scale.ts';
import type { BalanceRow } from './load-balance.ts';
import styles from './Marks.module.css';

const width = 170;
const height = 16;

/** The figure among its neighbours: they hollow, the country a bar, the own one filled. */
export function NearMark({ row }: { row: BalanceRow }) {
  const t = useText();
  const formats = useFormats();
  const { value, neighbours, country, unit, decimals, rank, ranked, name } = row;
  if (value === null || neighbours.length === 0) return <>{t('Balance_NoTrend')}</>;
  const at = spread(
    [value, ...neighbours.map((near) => near.value), ...(country === null ? [] : [country])],
    width,
  );
  const write = (number: number): string => formats.figure(number, unit, decimals);
  const label = t('Balance_NearWords', {
    place: name,
    value: write(value),
    rank: rank ?? 0,
    ranked,
    others: neighbours.map((near) => `${near.shortName} ${write(near.value)}`).join(', '),
  });
  return (
    <svg
      className={styles.gap}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <line className={styles.line} x1={0} x2={width} y1={height / 2} y2={height / 2} />
      {neighbours.map(({ yugoId, value: other }) => (
        <circle key={yugoId} className={styles.near} cx={at(other)} cy={height / 2} r={3.5} />
      ))}
      {country !== null && (
        <line className={styles.norm} x1={at(country)} x2={at(country)} y1={2} y2={height - 2} />
      )}
      <circle className={styles.own} cx={at(value)} cy={height / 2} r={4.5} />
    </svg>
  );
}
