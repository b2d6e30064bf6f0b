import { useCallback, useState } from 'react';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { drawnColumn } from '#platform/ui/tables/bar-column.tsx';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { blindSpotBounds } from '#features/briefing/domain/find-blind-spots.ts';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import styles from './BlindSpots.module.css';

type Spots = OutputOf<'event/getBlindSpots'>;

type Rubrics = OutputOf<'news/getRubrics'>;

/** The number of all rubrics together: none of its own. */
const allRubrics = 1;

/** What the two lists take. */
const heights = { wide: 320, narrow: 850 };

/** Figures against headlines: what moved unwritten, and what was written of while it stood still; of COVID-19, or of a rubric. It loads by itself. */
export function BlindSpots({ yugoId }: { yugoId: number }) {
  const api = useApi();
  const [rubricId, setRubricId] = useState<number | null>(null);
  const load = useCallback(
    async (signal?: AbortSignal): Promise<LoadedSpots> => {
      const asked = rubricId === null ? { yugoId } : { yugoId, rubricId };
      const [spots, rubrics] = await Promise.all([
        api.call('event/getBlindSpots', asked, { signal }),
        api.call('news/getRubrics', {}, { signal }),
      ]);
      return { spots, rubrics: rubrics.filter(({ id }) => id !== allRubrics) };
    },
    [api, yugoId, rubricId],
  );
  return <BlindSpotsView loaded={useLoaded(load)} rubricId={rubricId} onRubric={setRubricId} />;
}

interface LoadedSpots {
  spots: Spots;
  rubrics: Rubrics;
}

interface ViewProps {
  loaded: Loaded<LoadedSpots>;
  /** Whose headlines are counted; null = those about COVID-19. */
  rubricId?: number | null;
  onRubric?: (rubricId: number | null) => void;
}

/** Both tables as what they load stands; they share one scale of headlines. */
export function BlindSpotsView({ loaded: { data, state }, rubricId = null, onRubric }: ViewProps) {
  const t = useText();
  const { dayRange, integer } = useFormats();
  if (data === null) return <Tile level={2} title={t('Events_Blind')} state={state} height={heights} />;
  const { silent, loud, week, districtName, headlines } = data.spots;
  if (week === null)
    return (
      <Tile level={2} title={t('Events_Blind')} state={{ kind: 'empty', message: t('Events_CovidEmpty') }} />
    );
  const subject = data.rubrics.find(({ id }) => id === rubricId)?.name ?? t('Events_BlindCovid');
  const columns = { subject, most: Math.max(1, ...[...silent, ...loud].map((place) => place.headlines)) };
  return (
    <>
      <div className={styles.choice}>
        <SelectField
          label={t('Events_BlindRubric')}
          size="small"
          value={String(rubricId ?? '')}
          options={[
            { value: '', label: t('Events_BlindCovid') },
            ...data.rubrics.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(value) => onRubric?.(value === '' ? null : Number(value))}
        />
      </div>
      <div className={styles.tables}>
        <Tile
          title={t('Events_BlindSilent')}
          sub={t('Events_BlindSilentSub', {
            place: districtName ?? t('Events_WholeCountry'),
            bound: blindSpotBounds.movedPercent,
            subject,
          })}
        >
          <PlaceTable
            {...columns}
            title={t('Events_BlindSilent')}
            places={silent}
            empty={t('Events_BlindSilentNone')}
          />
        </Tile>
        <Tile
          title={t('Events_BlindLoud')}
          sub={t('Events_BlindLoudSub', { bound: blindSpotBounds.flatPercent, subject })}
        >
          <PlaceTable
            {...columns}
            title={t('Events_BlindLoud')}
            places={loud}
            empty={t('Events_BlindLoudNone')}
          />
        </Tile>
      </div>
      <p className={styles.source}>
        {t('Events_BlindSource', {
          week: dayRange(week.from, week.to),
          headlines: integer(headlines),
          cases: blindSpotBounds.minCases,
          subject,
        })}
      </p>
    </>
  );
}

interface TableProps {
  title: string;
  places: Spots['silent'];
  /** What the headlines are about. */
  subject: string;
  /** Headlines of the fullest bar. */
  most: number;
  empty: string;
}

function PlaceTable({ title, places, subject, most, empty }: TableProps) {
  const t = useText();
  const buildRoute = useBuildRoute();
  if (places.length === 0) return <p className={styles.empty}>{empty}</p>;
  const columns: TableColumn<Spots['silent'][number]>[] = [
    {
      key: 'place',
      label: t('Events_Place'),
      kind: 'text',
      value: ({ name }) => name,
      render: ({ yugoId, name }) => (
        <Link to={buildRoute('event', { yugoId, page: 'exclusive' })}>{name}</Link>
      ),
    },
    {
      key: 'change',
      label: t('Events_BlindChange'),
      kind: 'number',
      value: ({ changePercent }) => changePercent,
      render: ({ changePercent }) => (
        <ChangeMark value={changePercent} upIs="worse" equalBelow={blindSpotBounds.flatPercent} word="" />
      ),
    },
    {
      key: 'headlines',
      label: t('Events_BlindHeadlines', { subject }),
      kind: 'number',
      value: ({ headlines }) => headlines,
    },
    drawnColumn(({ headlines }) => (
      <span className={styles.bar} aria-hidden>
        <i style={{ width: headlines === 0 ? undefined : `${(headlines / most) * 100}%` }} />
      </span>
    )),
  ];
  return (
    <DataTable title={title} rows={places} columns={columns} rowKey={({ yugoId }) => yugoId} downloadable />
  );
}
