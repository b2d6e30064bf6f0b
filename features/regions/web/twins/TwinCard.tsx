import { Link, useSearchParams } from 'react-router';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { readOverviewView, writeOverviewView } from '../../domain/overview/overview-view.ts';
import type { Twins } from './twins.ts';
import styles from './TwinsTile.module.css';

type Twin = Twins['twins'][number];
type Reason = Twin['far'];

/** One similar region: its dossier, how near it is, the figures that say why, its week beside the own one. */
export function TwinCard({ twin, twins }: { twin: Twin; twins: Twins }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const [search] = useSearchParams();
  const beside = writeOverviewView(
    { ...readOverviewView(search, twins.yugoId), compare: [twin.yugoId], per100k: true },
    search,
  );
  return (
    <>
      <h3 className={styles.name}>
        <Link to={buildRoute('region', { id: twin.yugoId, tab: 'overview' })}>{twin.shortName}</Link>
      </h3>
      <p className={styles.near}>
        {t('RegionTwins_Lead', { nearness: formats.integer(twin.nearness) })}
        <br />
        {t('RegionTwins_Near', {
          part: twin.near.map(({ part }) => t(`RegionTwins_Part_${part}`)).join(', '),
        })}
        <br />
        {t('RegionTwins_Far', { part: t(`RegionTwins_Part_${twin.far.part}`) })}
      </p>
      <p className={styles.week}>
        {t('RegionTwins_Week')}:{' '}
        {twin.week.per100k7 === null ? <NoData /> : <b>{formats.number(twin.week.per100k7, 1)}</b>}{' '}
        <ChangeMark value={twin.week.changePercent} upIs="worse" word="" />
      </p>
      <details>
        <summary>{t('RegionTwins_Figures')}</summary>
        <FigureTable {...{ twin, twins }} />
      </details>
      <Link to={{ search: `?${beside}` }}>{t('RegionTwins_Compare')}</Link>
    </>
  );
}

/** Every figure of the reasons and of the week, here and there. */
function FigureTable({ twin, twins }: { twin: Twin; twins: Twins }) {
  const t = useText();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('RegionTwins_Here')}</th>
          <th scope="col">{t('RegionTwins_There')}</th>
          <th scope="col">{t('RegionTwins_Year')}</th>
        </tr>
      </thead>
      {twin.near.map((reason) => (
        <ReasonRows key={reason.part} reason={reason} title="RegionTwins_Near" />
      ))}
      <ReasonRows reason={twin.far} title="RegionTwins_Far" />
      <WeekRows twin={twin} twins={twins} />
    </table>
  );
}

function ReasonRows({
  reason: { part, figures, ownDay, twinDay },
  title,
}: {
  reason: Reason;
  title: 'RegionTwins_Near' | 'RegionTwins_Far';
}) {
  const t = useText();
  const formats = useFormats();
  const years = [...new Set([ownDay.slice(0, 4), twinDay.slice(0, 4)])].join(' / ');
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className={styles.reason}>
          {t(title, { part: t(`RegionTwins_Part_${part}`) })}
        </th>
      </tr>
      {figures.map((figure) => (
        <tr key={figure.measure}>
          <th scope="row">{labelOf(figure, t)}</th>
          <td>{formats.number(figure.own, 1)}</td>
          <td>{formats.number(figure.twin, 1)}</td>
          <td>{years}</td>
        </tr>
      ))}
    </tbody>
  );
}

const measureKeys = {
  young: 'RegionTwins_Measure_young',
  working: 'RegionTwins_Measure_working',
  old: 'RegionTwins_Measure_old',
  density: 'RegionTwins_Measure_density',
  income: 'RegionTwins_Measure_income',
  urban: 'RegionTwins_Measure_urban',
} as const;

function isNamed(measure: string): measure is keyof typeof measureKeys {
  return measure in measureKeys;
}

function labelOf({ measure, name }: Reason['figures'][number], t: Translate): string {
  return isNamed(measure)
    ? t(measureKeys[measure])
    : t('RegionTwins_Measure_section', { name: name ?? measure });
}

/** What followed: the week of cases in both, and how it changed. */
function WeekRows({ twin, twins }: { twin: Twin; twins: Twins }) {
  const t = useText();
  const formats = useFormats();
  const rate = (value: number | null) => (value === null ? <NoData /> : formats.number(value, 1));
  const year = twins.day === null ? '' : formats.shortDay(twins.day);
  return (
    <tbody className={styles.last}>
      <tr>
        <th scope="row">{t('RegionTwins_Week')}</th>
        <td>{rate(twins.week.per100k7)}</td>
        <td>{rate(twin.week.per100k7)}</td>
        <td>{year}</td>
      </tr>
      <tr>
        <th scope="row">{t('RegionTwins_WeekChange')}</th>
        <td>
          <ChangeMark value={twins.week.changePercent} upIs="worse" word="" />
        </td>
        <td>
          <ChangeMark value={twin.week.changePercent} upIs="worse" word="" />
        </td>
        <td>{year}</td>
      </tr>
    </tbody>
  );
}
