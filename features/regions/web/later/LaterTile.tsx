import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import { browserApi } from '#platform/web/browser-api.ts';
import { Link } from '#platform/web/Link.tsx';
import { withLater } from '#platform/web/routes/address-parts.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { whatCame, type WhatCame } from '../../domain/later/what-came.ts';
import type { Overview, Stat } from '../overview/load-overview.ts';
import { LaterFigures } from './LaterFigures.tsx';
import styles from './LaterTile.module.css';

/** The same dossier on the product's own day. */
interface Now {
  stat: Stat;
  overview: Overview;
}

interface Props {
  yugoId: number;
  /** The dossier as it was known on the shown day. */
  overview: Overview;
}

/** What came after a past day: the same series as they are known on the product's own day. */
export function LaterTile({ yugoId, overview }: Props) {
  const locale = useLocale();
  const load = useCallback(
    async (signal?: AbortSignal): Promise<Now> => {
      const api = browserApi(locale, null);
      const [stat, now] = await Promise.all([
        api.call('regiondossier/getRegionStat', { yugoId }, { signal }),
        api.call('regiondossier/getOverview', { yugoId }, { signal }),
      ]);
      return { stat, overview: now };
    },
    [locale, yugoId],
  );
  return <LaterView overview={overview} loaded={useLoaded(load)} />;
}

/** The tile of what came later in each of its states. */
export function LaterView({ overview, loaded }: { overview: Overview; loaded: Loaded<Now> }) {
  const t = useText();
  const { clock } = useStart();
  const formats = useFormats();
  const { pathname, search, hash } = useLocation();
  const title = t('RegionLater_Title');
  const { data } = loaded;
  if (data === null) return <Tile level={2} title={title} state={loaded.state} height={260} />;
  const { stat } = data;
  const came = whatCame(stat, overview.day ?? clock.day, {
    cases: overview.cases.week,
    deaths: overview.deaths.week,
  });
  return (
    <div className={styles.later}>
      <Tile
        level={2}
        title={title}
        tools={
          <Link to={withLater(pathname + search + hash, false)} preventScrollReset>
            {t('RegionLater_Hide')}
          </Link>
        }
        source={
          <SourceLine source={stat.source}>
            {t('RegionLater_Source', {
              source: stat.source?.name ?? '',
              day: formats.day(clock.ownDay),
            })}
          </SourceLine>
        }
      >
        {came === null ? <p>{t('RegionLater_Early')}</p> : <LaterWeeks {...{ came, overview }} />}
        <LaterFigures before={overview} now={data.overview} />
        <p className={styles.note}>{t('RegionLater_Note')}</p>
      </Tile>
    </div>
  );
}

function LaterWeeks({ came, overview }: { came: WhatCame; overview: Overview }) {
  const t = useText();
  const { dayRange, day, integer } = useFormats();
  const { cases, deaths } = came;
  const rows = [
    { name: 'cases' as const, before: overview.cases.week, came: cases },
    { name: 'deaths' as const, before: overview.deaths.week, came: deaths },
  ];
  return (
    <>
      <p className={styles.lead}>
        {t('RegionLater_Lead', { weeks: came.weeks, range: dayRange(addDays(came.day, -6), came.day) })}
      </p>
      <dl className={styles.rows}>
        {rows.map(({ name, before, came: { week, changePercent, peak } }) => (
          <div key={name}>
            <dt>{t('RegionLater_Measure', { measure: name })}</dt>
            <dd>
              {week === null ? (
                t('RegionLater_Unknown')
              ) : (
                <>
                  <b>{integer(week)}</b>
                  {before !== null && ` ${t('RegionLater_Then', { value: integer(before) })}`}{' '}
                  {changePercent !== null && <ChangeMark value={changePercent} upIs="worse" />}
                </>
              )}
              {peak && (
                <small>
                  {before !== null && peak.week <= before
                    ? t('RegionLater_NoHigher')
                    : t('RegionLater_Peak', {
                        value: integer(peak.week),
                        day: day(peak.day),
                      })}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
