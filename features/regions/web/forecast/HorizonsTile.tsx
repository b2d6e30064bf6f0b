import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText, type Translate } from '#platform/web/text.ts';
import { sayLack } from './forecast-lack.ts';
import type { Forecast, Quality } from './load-forecast.ts';
import styles from './ForecastParts.module.css';

interface Row {
  key: string;
  order: number;
  name: string;
  count: number | null;
  relative: number | null;
  ofAll: number | null;
  log: number | null;
  geometric: number | null;
  bias: number | null;
  mae: number | null;
  shares: readonly (number | null)[];
  finding: string;
}

/** The record by horizon beside the rule it must beat, and how many bands held the truth in one sentence. */
export function HorizonsTile({ quality, lack = null }: { quality: Quality; lack?: Forecast['lack'] }) {
  const t = useText();
  const formats = useFormats();
  const title = t('RegionForecast_Horizons');
  const { scores, from, to, teams } = quality;
  const message = lack?.reason === 'district' ? sayLack(t, lack) : t('RegionForecast_NoScores');
  if (scores.length === 0 || from === null || to === null)
    return <Tile level={2} title={title} state={{ kind: 'empty', message }} />;
  const count = scores.reduce((sum, score) => sum + score.count, 0);
  const held = scores.reduce((sum, score) => sum + score.held95, 0);
  return (
    <Tile
      level={2}
      title={title}
      sub={t('RegionForecast_HorizonsSub')}
      source={t('RegionForecast_WisNote', { from: formats.day(from), to: formats.day(to) })}
    >
      <p className={styles.held}>{t('RegionForecast_Held', { count, held })}</p>
      <DataTable
        title={title}
        rows={rowsOf(scores, t)}
        columns={columnsOf(t, formats)}
        rowKey={({ key }) => key}
        downloadable
      />
      <p className={styles.note}>{t('RegionForecast_BiasNote')}</p>
      {teams.length > 1 && <Teams teams={teams} />}
    </Tile>
  );
}

function rowsOf(scores: Quality['scores'], t: Translate): Row[] {
  const own = scores.map((score) => ({
    key: String(score.horizonWeeks),
    order: score.horizonWeeks,
    name: t('RegionForecast_HorizonWeeks', { weeks: score.horizonWeeks }),
    count: score.count,
    relative: score.relativeWis,
    ofAll: score.relativeWisOfAll,
    log: score.relativeWisLog,
    geometric: score.geometricWisOfAll,
    bias: score.bias,
    mae: score.maeModel,
    shares: [score.held50, score.held80, score.held95].map((held) => (held / score.count) * 100),
    finding: t(findingOf(score.relativeWis)),
  }));
  const rule = {
    relative: 1,
    ofAll: 1,
    log: 1,
    geometric: 1,
    bias: null,
    count: null,
    mae: null,
    shares: [null, null, null],
    finding: '',
  };
  return [...own, { ...rule, key: 'rule', order: 0, name: t('RegionForecast_Baseline') }];
}

const clearGain = 0.85;
const someGain = 0.95;

function findingOf(relative: number | null) {
  if (relative === null || relative > 1) return 'RegionForecast_FindingWorse';
  if (relative > someGain) return 'RegionForecast_FindingNone';
  return relative > clearGain ? 'RegionForecast_FindingSome' : 'RegionForecast_FindingGood';
}

function columnsOf(t: Translate, formats: Formats): TableColumn<Row>[] {
  const write = (value: number | null, digits: number) =>
    value === null ? '' : formats.number(value, digits);
  const writeShare = (percent: number | null) => (percent === null ? '' : formats.percent(percent, 0));
  const share = (key: string, label: string, at: number): TableColumn<Row> => ({
    key,
    label,
    kind: 'number',
    unit: '%',
    value: ({ shares }) => shares[at] ?? null,
    render: ({ shares }) => writeShare(shares[at] ?? null),
  });
  const number = (key: string, label: string, value: (row: Row) => number | null, digits: number) => ({
    key,
    label,
    kind: 'number' as const,
    value,
    render: (row: Row) => write(value(row), digits),
  });
  return [
    {
      key: 'horizon',
      label: t('RegionForecast_Horizon'),
      kind: 'text',
      value: ({ name }) => name,
      order: ({ order }) => order,
      wrap: true,
    },
    number('count', t('RegionForecast_Count'), ({ count }) => count, 0),
    number('relative', t('RegionForecast_Relative'), ({ relative }) => relative, 2),
    number('all', t('RegionForecast_RelativeAll'), ({ ofAll }) => ofAll, 2),
    number('log', t('RegionForecast_RelativeLog'), ({ log }) => log, 2),
    number('geometric', t('RegionForecast_GeometricAll'), ({ geometric }) => geometric, 2),
    number('bias', t('RegionForecast_Bias'), ({ bias }) => bias, 2),
    number('mae', t('RegionForecast_Mae'), ({ mae }) => mae, 0),
    share('in50', t('RegionForecast_Coverage50'), 0),
    share('in80', t('RegionForecast_Coverage80'), 1),
    share('in95', t('RegionForecast_Coverage95'), 2),
    {
      key: 'finding',
      label: t('RegionForecast_Finding'),
      kind: 'text',
      value: ({ finding }) => finding,
      // Spanish and Portuguese say it in a line of its own length.
      wrap: true,
    },
  ];
}

function Teams({ teams }: Pick<Quality, 'teams'>) {
  const t = useText();
  const title = t('RegionForecast_Teams');
  const columns: TableColumn<Quality['teams'][number]>[] = [
    { key: 'team', label: t('RegionForecast_Team'), kind: 'text', value: ({ team }) => team },
    { key: 'model', label: t('RegionForecast_Model'), kind: 'text', value: ({ model }) => model },
    { key: 'count', label: t('RegionForecast_Count'), kind: 'number', value: ({ count }) => count },
    ...[1, 2, 3, 4].map((weeks) => ({
      key: `w${weeks}`,
      label: t('RegionForecast_HorizonWeeks', { weeks }),
      kind: 'number' as const,
      digits: 2,
      value: ({ relativeWis }: Quality['teams'][number]) => relativeWis[weeks - 1] ?? null,
    })),
  ];
  return (
    <>
      <h3>{title}</h3>
      <DataTable
        title={title}
        rows={teams}
        columns={columns}
        rowKey={({ team, model }) => `${team} ${model}`}
      />
    </>
  );
}
