import { lowerFirst } from '#platform/shared/usual-letters.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { outward } from '#platform/shared/outward.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { shownRuns } from '../../domain/stages/stage-runs.ts';
import { LevelTile } from './LevelTile.tsx';
import styles from './StageTile.module.css';

/** The stage of a place with the rule that gave it. */
type Stages = OutputOf<'regiondossier/getInfectionStages'>;

type StageIndicator = Stages['indicators'][number];

interface Props {
  stages: Stages;
  /** The country's week per 100 000, where the place is not the country itself. */
  country: number | null;
}

/** The level by our own scale, then the stage of lifting restrictions, what is missing to it, and how fast cases grow. */
export function StageTile({ stages, country }: Props) {
  return (
    <div className={styles.tiles}>
      <LevelTile {...stages} country={country} />
      <Stage {...stages} />
    </div>
  );
}

function Stage(stages: Stages) {
  const t = useText();
  const formats = useFormats();
  const { rule, source, decided } = stages;
  if (rule === null && decided === null)
    return (
      <Tile
        level={2}
        title={t('RegionStages_Title')}
        state={{ kind: 'empty', message: t('RegionStages_NoRule') }}
      />
    );
  return (
    <Tile
      level={2}
      title={titleOf(stages, t)}
      sub={decided === null ? undefined : decidedSince(decided, t, formats)}
      source={
        <>
          {rule !== null && (
            <SourceLine source={source}>
              {t('RegionStages_Source', { source: source?.name ?? '', day: formats.day(rule.validFrom) })}
            </SourceLine>
          )}
          {decided !== null && <SourceLine source={decided.source} withCaveat />}
        </>
      }
    >
      {rule !== null && decided !== null && <p className={styles.note}>{byRule(stages, t)}</p>}
      <StageIndicators {...stages} />
      <StageNotes {...stages} />
    </Tile>
  );
}

/** The stage that was decided; where none was published, the one the rule gives. */
function titleOf({ decided, stage }: Stages, t: Translate): string {
  if (decided !== null)
    return decided.stage === 0
      ? t('RegionStages_DecidedNone')
      : t('RegionStages_Decided', { stage: decided.stage });
  if (stage === null) return t('RegionStages_Unknown');
  return stage === 0 ? t('RegionStages_None') : t('RegionStages_Stage', { stage });
}

/** Since which week the stage was published, and the last week that is known. */
function decidedSince(
  { from, to, before }: NonNullable<Stages['decided']>,
  t: Translate,
  { day, dayRange }: ReturnType<typeof useFormats>,
): string {
  return t('RegionStages_DecidedSince', {
    from: day(from),
    week: dayRange(addDays(to, -6), to),
    known: before === null ? 'no' : 'yes',
    before: before ?? 0,
  });
}

function byRule({ stage }: Stages, t: Translate): string {
  if (stage === null) return t('RegionStages_RuleUnknown');
  return stage === 0 ? t('RegionStages_RuleNone') : t('RegionStages_RuleStage', { stage });
}

function StageNotes({ isDecidable, decided, missing, stable, runs, rt }: Stages) {
  const t = useText();
  const formats = useFormats();
  const write = (value: number): string => formats.number(value, 2);
  const changes = shownRuns(runs).length - 1;
  const notes = [
    missing.length > 0 &&
      t('RegionStages_Missing', {
        count: missing.length,
        names: missing.map((name) => t(`RegionStages_${name}`)).join(', '),
      }),
    stable !== null &&
      stable.stage > 0 &&
      t('RegionStages_Since', { stage: stable.stage, day: formats.day(stable.since) }),
    changes > 0 && t('RegionStages_Changes', { count: changes }),
    rt?.mean != null &&
      t('RegionStages_Rt', {
        mean: write(rt.mean),
        low: write(outward(rt.low, rt.high, 2)[0]),
        high: write(outward(rt.low, rt.high, 2)[1]),
      }),
    isDecidable && decided === null && t('RegionStages_NoDecided'),
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
}

/** What is known of the rule's indicators; what is missing stands in the sentence below, not in a row without a value. */
function StageIndicators({ indicators, stage }: Pick<Stages, 'indicators' | 'stage'>) {
  const t = useText();
  const formats = useFormats();
  const write = ({ indicator }: StageIndicator, value: number): string =>
    indicator === 'freeBedsShare'
      ? formats.share(value, 0)
      : formats.number(value, indicator === 'officialRt' ? 2 : 0);
  const columns: TableColumn<StageIndicator>[] = [
    {
      key: 'indicator',
      label: t('RegionStages_Indicator'),
      kind: 'text',
      wrap: true,
      value: ({ indicator }) => t(`RegionStages_${indicator}`),
    },
    {
      key: 'value',
      label: t('RegionStages_Now'),
      kind: 'number',
      value: ({ value }) => value,
      render: (row) => row.value !== null && write(row, row.value),
    },
    {
      key: 'threshold',
      label: t('RegionStages_For', { stage: (stage ?? 0) + 1 }),
      kind: 'number',
      value: ({ nextThreshold }) => nextThreshold,
      render: (row) =>
        row.nextThreshold !== null &&
        t(row.bound === 'at-most' ? 'RegionStages_AtMost' : 'RegionStages_AtLeast', {
          value: write(row, row.nextThreshold),
        }),
    },
  ];
  const known = indicators.filter(({ value }) => value !== null);
  const [only] = known;
  if (only === undefined) return null;
  // One row compares nothing: it is a sentence.
  if (known.length === 1) {
    const [name, now, bound] = columns.map(({ label, value, render }) => ({
      label,
      text: render?.(only) || String(value(only) ?? ''),
    }));
    return (
      <p className={styles.note}>
        {name!.text}: <b>{now!.text}</b>
        {only.nextThreshold !== null && `; ${lowerFirst(bound!.label)} ${String(bound!.text)}`}
      </p>
    );
  }
  return (
    <DataTable
      title={t('RegionStages_Title')}
      rows={known}
      columns={columns}
      rowKey={({ indicator }) => indicator}
      downloadable
    />
  );
}
