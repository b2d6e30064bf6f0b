import { barestName } from '#features/regions/public.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { placeLabels, spread } from './gap-scale.ts';
import type { BalanceRow } from './load-balance.ts';
import styles from './Marks.module.css';

const width = 260;
const height = 44;
const y = height / 2;

/** The figure among its neighbours, worse at the left: they hollow and named, the country a diamond, the norm a bar, the own one filled. */
export function NearMark({ row }: { row: BalanceRow }) {
  const t = useText();
  const formats = useFormats();
  const { value, neighbours, country, reference, decimals, rank, ranked, name, betterIs } = row;
  if (value === null || neighbours.length === 0) return <>{t('Balance_NoTrend')}</>;
  const norm = reference?.kind === 'norm' ? reference.value : null;
  const beside = [country, norm].filter((known) => known !== null);
  const from = spread([value, ...neighbours.map((near) => near.value), ...beside], width);
  const at = (figure: number): number => (betterIs === 'up' ? from(figure) : width - from(figure));
  const write = (figure: number): string => formats.amount(figure, decimals);
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
      <line className={styles.line} x1={0} x2={width} y1={y} y2={y} />
      {norm !== null && <line className={styles.norm} x1={at(norm)} x2={at(norm)} y1={y - 7} y2={y + 7} />}
      {neighbours.map(({ yugoId, value: other }) => (
        <circle key={yugoId} className={styles.near} cx={at(other)} cy={y} r={3.5} />
      ))}
      {country !== null && <path className={styles.country} d={`M${at(country)} ${y - 5}l5 5l-5 5l-5 -5z`} />}
      <circle className={styles.own} cx={at(value)} cy={y} r={5} />
      <Names {...{ row, at }} />
    </svg>
  );
}

/** The country and the neighbours by name, as far as there is room; the rest is in the words of the picture. */
function Names({ row: { neighbours, country }, at }: { row: BalanceRow; at: (value: number) => number }) {
  const t = useText();
  const named = [
    ...(country === null ? [] : [{ id: 0, name: t('Balance_Country'), value: country }]),
    ...neighbours.map(({ yugoId, shortName, value }) => ({ id: yugoId, name: shortOf(shortName), value })),
  ];
  const places = placeLabels(
    named.map(({ name, value }) => ({ x: at(value), width: estimateTextWidth(name, { size: 11 }) })),
    width,
  );
  return named.map(({ id, name }, index) => {
    const place = places[index];
    return place ? (
      <text
        key={id}
        className={styles.label}
        data-country={id === 0 || undefined}
        x={place.x}
        y={place.side === 'above' ? y - 11 : y + 18}
        textAnchor="middle"
        aria-hidden
      >
        {name}
      </text>
    ) : null;
  });
}

const longest = 10;

/** A name as it stands beside a dot: its first letters. */
function shortOf(shortName: string): string {
  const name = barestName(shortName);
  return name.length <= longest ? name : `${name.slice(0, longest - 2)}.`;
}
