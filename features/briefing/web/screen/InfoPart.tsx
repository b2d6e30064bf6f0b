import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { plainUnit, type CitedFigure } from '#platform/ui/figures/cited-figure.ts';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { ReceiptNumber } from '#platform/ui/figures/ReceiptNumber.tsx';
import { useReceipt } from '#platform/ui/figures/use-receipt.tsx';
import { addDays } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { MainInfo } from '../load-event.ts';
import parts from './StoriesPart.module.css';
import styles from './InfoPart.module.css';

/** What the region is, and its week in three figures. */
export function InfoPart({ info }: { info: MainInfo }) {
  const t = useText();
  const { integer, day: writeDay } = useFormats();
  const buildRoute = useBuildRoute();
  const { cases, deaths, per100k7, rank, ranked, source, population } = info;
  const rate = {
    decimals: 1,
    addends: [
      { label: t('Events_Info_Cases'), value: cases.week, decimals: 0 },
      { label: t('Events_Info_Population'), value: population?.value ?? null, decimals: 0 },
    ],
    formula: `${integer(cases.week ?? 0)} ÷ ${integer(population?.value ?? 0)} × ${integer(100_000)}`,
  };
  return (
    <div className={parts.part}>
      <h1 className={parts.heading}>{info.fullName}</h1>
      <dl className={styles.card}>
        <Fact name={t('Events_Info_District')} value={info.districtName} />
        <Fact name={t('Events_Info_Capital')} value={info.capital} />
        <Fact name={t('Events_Info_Population')} value={population && integer(population.value)} />
        <Fact
          name={t('Events_Info_Rank')}
          value={rank === null ? null : t('Events_Info_RankOf', { rank, ranked })}
        />
      </dl>
      <div className={styles.figures}>
        <Tile level={2} title={t('Events_Info_Cases')}>
          <Figure info={info} name={t('Events_Info_Cases')} value={cases.week} />
          <ChangeMark value={cases.changePercent} upIs="worse" />
        </Tile>
        <Tile level={2} title={t('Events_Info_Per100k')}>
          <Figure info={info} name={t('Events_Info_Per100k')} value={per100k7} {...rate} />
        </Tile>
        <Tile level={2} title={t('Events_Info_Deaths')}>
          <Figure info={info} name={t('Events_Info_Deaths')} value={deaths.week} />
          <ChangeMark value={deaths.changePercent} upIs="worse" />
        </Tile>
      </div>
      {source && info.day !== null && (
        <p className={styles.source}>
          {t('Events_Source', { name: source.name, title: source.title, day: writeDay(info.day) })}
        </p>
      )}
      <ButtonLink to={buildRoute('region', { id: info.yugoId, tab: 'overview' })}>
        {t('Events_Dossier')}
      </ButtonLink>
    </div>
  );
}

interface FigureProps extends Partial<Pick<CitedFigure, 'decimals' | 'addends' | 'formula'>> {
  info: MainInfo;
  name: string;
  value: number | null;
}

/** One figure of the week; it opens its receipt. */
function Figure({ info, name, value, decimals = 0, ...made }: FigureProps) {
  const { dayRange, number } = useFormats();
  const receiptOf = useReceipt();
  const { day, source, yugoId } = info;
  if (value === null) return <NoData />;
  if (day === null || source === null) return <p className={styles.figure}>{number(value, decimals)}</p>;
  const figure: CitedFigure = {
    name: `${name}, ${info.name}`,
    value,
    unit: plainUnit,
    decimals,
    period: dayRange(addDays(day, -6), day),
    source,
    call: { name: 'event/getMainInfo', input: { yugoId } },
    ...made,
  };
  return (
    <p className={styles.figure}>
      <ReceiptNumber {...receiptOf(figure, source)}>{number(value, decimals)}</ReceiptNumber>
    </p>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div>
      <dt className={styles.label}>{name}</dt>
      <dd>{value ?? <NoData />}</dd>
    </div>
  );
}
