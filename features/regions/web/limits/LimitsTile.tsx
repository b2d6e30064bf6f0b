import { useCallback } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { LimitRow } from './LimitRow.tsx';
import styles from './LimitsTile.module.css';

type Limits = OutputOf<'regiondossier/GetRegionLimitations'>;

/** What was limited in the place on the day. It loads by itself, below the figures. */
export function LimitsTile({ yugoId }: { yugoId: number }) {
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal): Promise<Limits> =>
      api.call('regiondossier/GetRegionLimitations', { yugoId }, { signal }),
    [api, yugoId],
  );
  return <LimitsTileView loaded={useLoaded(load)} />;
}

/** What the restrictions of a place and of the country take. */
const heights = { wide: 510, narrow: 530 };

/** The tile as what it loads stands. */
export function LimitsTileView({ loaded: { data, state } }: { loaded: Loaded<Limits> }) {
  const t = useText();
  const { day: writeDay } = useFormats();
  const title = t('RegionLimits_Title');
  if (data === null) return <Tile level={2} title={title} state={state} height={heights} />;
  const { limitations, day, trackedUntil, shortName } = data;
  if (limitations.length === 0) {
    const isAfter = trackedUntil !== null && day > trackedUntil;
    const message = isAfter
      ? t('RegionLimits_After', { day: writeDay(trackedUntil) })
      : t('RegionLimits_Empty', { day: writeDay(day) });
    return <Tile level={2} title={title} state={{ kind: 'empty', message }} />;
  }
  const own = limitations.filter(({ holdsFor }) => holdsFor === 'region');
  const national = limitations.filter(({ holdsFor }) => holdsFor === 'country');
  const isCountry = national.some(({ place }) => place.yugoId === data.yugoId);
  return (
    <Tile
      level={2}
      title={title}
      sub={t('RegionLimits_Sub', { day: writeDay(day) })}
      source={<Sources limitations={limitations} />}
    >
      <div className={own.length > 0 ? styles.parts : styles.whole}>
        {!isCountry && (
          <section>
            <h3>{shortName}</h3>
            {own.length === 0 ? (
              <p className={styles.meta}>{t('RegionLimits_NoneOwn')}</p>
            ) : (
              <LimitList limits={own} yugoId={data.yugoId} />
            )}
          </section>
        )}
        {national.length > 0 && (
          <section>
            <h3>{t('RegionLimits_Country')}</h3>
            <p className={styles.meta}>{t('RegionLimits_Strictest')}</p>
            <LimitList limits={national} yugoId={null} />
          </section>
        )}
      </div>
    </Tile>
  );
}

const firstRows = 3;

/** The newest few, the others folded; `yugoId` = the place whose own need no name, null = none needs one. */
function LimitList({ limits, yugoId }: { limits: Limits['limitations']; yugoId: number | null }) {
  const t = useText();
  const rows = (part: Limits['limitations']) => (
    <ul className={styles.list}>
      {part.map((limit) => (
        <LimitRow
          key={limit.key}
          limit={limit}
          isOfPlace={yugoId === null || limit.place.yugoId === yugoId}
        />
      ))}
    </ul>
  );
  return (
    <>
      {rows(limits.slice(0, firstRows))}
      {limits.length > firstRows && (
        <details data-print="open">
          <summary>{t('Regions_ShowAll', { count: limits.length })}</summary>
          {rows(limits.slice(firstRows))}
        </details>
      )}
    </>
  );
}

function Sources({ limitations }: Pick<Limits, 'limitations'>) {
  const sources = new Map(limitations.map(({ source }) => [source.code, source]));
  return [...sources.values()].map(({ name, title, licence }) => `${name}: ${title} (${licence})`).join('; ');
}
