import { Link } from '#platform/web/Link.tsx';
import { Sparkline } from '#platform/charts/sparkline/Sparkline.tsx';
import { unitTitle } from '#platform/shared/figures.ts';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { OldAge } from '#platform/ui/figures/OldAge.tsx';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { gapText } from './gap-text.ts';
import type { BalanceActions, BalanceRow } from './load-balance.ts';
import { NearMark } from './NearMark.tsx';
import styles from './BalanceTile.module.css';

interface Props {
  row: BalanceRow;
  measures: BalanceActions['figures'][number] | null;
  yugoId: number;
}

/** One figure of a balance. */
export function FigureRow({ row, measures, yugoId }: Props) {
  const t = useText();
  const formats = useFormats();
  const { name, unit, decimals, day, value, trend } = row;
  const about = [unitTitle(unit), day && formats.day(day)].filter(Boolean).join(', ');
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        <b>{name}</b>{' '}
        <span className={styles.small}>
          {about} {day && <OldAge day={day} />}
        </span>
      </th>
      <td className={styles.now}>
        {value === null ? <NoData /> : formats.amount(value, decimals)} {row.sample && <SampleTag />}
      </td>
      <td className={styles.near}>
        <span className={styles.small}>
          <NearMark row={row} />
        </span>
      </td>
      <td>
        <Said row={row} />
      </td>
      <td>
        {trend.length > 1 ? (
          <Sparkline values={trend} color="var(--ink-2)" strokeWidth={1.5} />
        ) : (
          <span className={styles.small}>{t('Balance_NoTrend')}</span>
        )}
      </td>
      <td>{measures && <Measures {...{ measures, yugoId }} />}</td>
    </tr>
  );
}

/** The distance in words, and what it is a distance to. */
function Said({ row }: { row: BalanceRow }) {
  const t = useText();
  const formats = useFormats();
  const { gap, reference, unit, decimals } = row;
  if (reference === null) return <span className={styles.small}>{t('Balance_NoReference')}</span>;
  const verdict = gap?.verdict ?? 'near';
  const key =
    reference.kind === 'norm'
      ? (`Balance_Norm_${verdict}` as const)
      : (`Balance_Country_${verdict}` as const);
  const basis = `Balance_Basis_${reference.basis ?? 'country'}` as const;
  return (
    <>
      {gap && (
        <span className={styles.said} data-verdict={gap.verdict}>
          {t(key, { gap: gapText(row, t, formats) })}
        </span>
      )}
      <span className={styles.small}>
        {t(basis, { value: formats.figure(reference.value, unit, decimals) })}
      </span>
    </>
  );
}

function Measures({
  measures: { inForce, waiting },
  yugoId,
}: {
  measures: BalanceActions['figures'][number];
  yugoId: number;
}) {
  const t = useText();
  const buildRoute = useBuildRoute();
  if (inForce.length + waiting.length === 0)
    return <span className={styles.small}>{t('Balance_NoMeasures')}</span>;
  const only = [...inForce, ...waiting];
  const to =
    only.length === 1 ? buildRoute('action', { id: only[0]! }) : buildRoute('allActions', { id: yugoId });
  return (
    <>
      <Link to={to}>{t('Balance_Count', { count: inForce.length })}</Link>
      {waiting.length > 0 && (
        <span className={styles.small}>{t('Balance_Waiting', { count: waiting.length })}</span>
      )}
    </>
  );
}
