import { useCallback } from 'react';
import { Link } from 'react-router';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { blindSpotBounds } from '../../domain/blind-spots/find-blind-spots.ts';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import styles from './BlindSpots.module.css';

type Spots = OutputOf<'event/getBlindSpots'>;

/** Figures against headlines: what moved unwritten, and what was written of while it stood still. It loads by itself. */
export function BlindSpots({ yugoId }: { yugoId: number }) {
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal): Promise<Spots> => api.call('event/getBlindSpots', { yugoId }, { signal }),
    [api, yugoId],
  );
  return <BlindSpotsView loaded={useLoaded(load)} />;
}

/** Both tables as what they load stands; they share one scale of headlines. */
export function BlindSpotsView({ loaded: { data, state } }: { loaded: Loaded<Spots> }) {
  const t = useText();
  const { dayRange, integer } = useFormats();
  if (data === null) return <Tile level={2} title={t('Events_Blind')} state={state} height={240} />;
  const { silent, loud, week, districtName, headlines } = data;
  if (week === null)
    return (
      <Tile level={2} title={t('Events_Blind')} state={{ kind: 'empty', message: t('Events_CovidEmpty') }} />
    );
  const most = Math.max(1, ...[...silent, ...loud].map((place) => place.headlines));
  return (
    <>
      <div className={styles.tables}>
        <Tile
          title={t('Events_BlindSilent')}
          sub={t('Events_BlindSilentSub', {
            place: districtName ?? t('Events_WholeCountry'),
            bound: blindSpotBounds.movedPercent,
          })}
        >
          <PlaceTable places={silent} most={most} empty={t('Events_BlindSilentNone')} />
        </Tile>
        <Tile
          title={t('Events_BlindLoud')}
          sub={t('Events_BlindLoudSub', { bound: blindSpotBounds.flatPercent })}
        >
          <PlaceTable places={loud} most={most} empty={t('Events_BlindLoudNone')} />
        </Tile>
      </div>
      <p className={styles.source}>
        {t('Events_BlindSource', {
          week: dayRange(week.from, week.to),
          headlines: integer(headlines),
          cases: blindSpotBounds.minCases,
        })}
      </p>
    </>
  );
}

interface TableProps {
  places: Spots['silent'];
  /** Headlines of the fullest bar. */
  most: number;
  empty: string;
}

function PlaceTable({ places, most, empty }: TableProps) {
  const t = useText();
  const { integer } = useFormats();
  const buildRoute = useBuildRoute();
  if (places.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('Events_Place')}</th>
          <th scope="col">{t('Events_BlindChange')}</th>
          <th scope="col" colSpan={2}>
            {t('Events_BlindHeadlines')}
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ yugoId, name, changePercent, headlines }) => (
          <tr key={yugoId}>
            <th scope="row">
              <Link to={buildRoute('event', { yugoId, page: 'exclusive' })}>{name}</Link>
            </th>
            <td>
              <ChangeMark
                value={changePercent}
                upIs="worse"
                equalBelow={blindSpotBounds.flatPercent}
                word=""
              />
            </td>
            <td className={styles.bar}>
              <span style={{ width: headlines === 0 ? undefined : `${(headlines / most) * 100}%` }} />
            </td>
            <td>{integer(headlines)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
