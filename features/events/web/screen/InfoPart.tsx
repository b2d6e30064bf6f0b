import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
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
  const { integer, number, day: writeDay } = useFormats();
  const buildRoute = useBuildRoute();
  const { cases, deaths, per100k7, rank, ranked, source, population } = info;
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
          <p className={styles.figure}>{cases.week === null ? <NoData /> : integer(cases.week)}</p>
          <ChangeMark value={cases.changePercent} upIs="worse" />
        </Tile>
        <Tile level={2} title={t('Events_Info_Per100k')}>
          <p className={styles.figure}>{per100k7 === null ? <NoData /> : number(per100k7, 1)}</p>
        </Tile>
        <Tile level={2} title={t('Events_Info_Deaths')}>
          <p className={styles.figure}>{deaths.week === null ? <NoData /> : integer(deaths.week)}</p>
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

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div>
      <dt className={styles.label}>{name}</dt>
      <dd>{value ?? <NoData />}</dd>
    </div>
  );
}
