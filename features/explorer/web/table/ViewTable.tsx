import { useMemo } from 'react';
import { Sparkline } from '#platform/charts/sparkline/Sparkline.tsx';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { longUnit } from '../use-view-words.ts';
import { useViewWords } from '../use-view-words.ts';
import type { ViewData } from '../view-props.ts';

type Place = ViewData['places'][number];
type Row = Place & { series: ViewData['series'][number] | undefined };

/** A longer table scrolls in itself; px. */
const maxRows = 20;
const tallest = 640;
/** What can be told of one time: nothing has changed. */
const ofOneTime: ReadonlySet<string> = new Set(['place', 'end']);
/** Values of a spark; longer series are told by every so many of theirs. */
const maxSpark = 60;

/** Every chosen place at both ends of the view, with its change, its lowest value and its course. */
export function ViewTable({ data }: { data: ViewData }) {
  const t = useText();
  const rows = useMemo(
    (): Row[] =>
      data.places
        .filter(({ isChosen }) => isChosen)
        .map((place) => ({
          ...place,
          series: data.series.find((each) => each.measure === 0 && each.yugoId === place.yugoId),
        })),
    [data],
  );
  return (
    <DataTable
      title={`${t('Explore_Form_table')}: ${data.measures[0]!.indicator.name}`}
      rows={rows}
      columns={useColumns(data)}
      rowKey={({ yugoId }) => yugoId}
      isCurrent={({ yugoId }) => data.lines.length > 1 && yugoId === data.lines[0]}
      downloadable
      maxHeight={rows.length > maxRows ? tallest : undefined}
    />
  );
}

function useColumns(data: ViewData): TableColumn<Row>[] {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { figure, time, words } = useViewWords(data);
  const write = longUnit(data.measures[0]!) === '' ? figure : words.format.value;
  return useMemo(() => {
    const { inPoints, indicator, unit } = data.measures[0]!;
    const { ends } = data;
    const valued = (key: string, label: string, value: (row: Row) => number | null): TableColumn<Row> => ({
      key,
      label,
      kind: 'number',
      unit: unit.forms.at(-1) ?? '',
      value,
      render: (row) => {
        const found = value(row);
        return found === null ? <NoData /> : write(found);
      },
    });
    const percent = (row: Row) => row.series?.percent ?? null;
    const isOverTime = ends !== null && ends.first !== ends.last;
    const columns: TableColumn<Row>[] = [
      {
        key: 'place',
        label: t('Explore_Row_place'),
        kind: 'text',
        value: ({ shortName }) => shortName,
        render: ({ yugoId, shortName }) => <Link to={buildRoute('region', { id: yugoId })}>{shortName}</Link>,
      },
      ...(isOverTime ? [valued('start', time(ends.first), ({ series }) => series?.start ?? null)] : []),
      ...(ends === null ? [] : [valued('end', time(ends.last), ({ series }) => series?.end ?? null)]),
      {
        ...valued('change', t('Explore_Row_change'), ({ series }) => series?.difference ?? null),
        render: ({ series }) => (
          <ChangeMark
            value={series?.difference ?? null}
            unit="points"
            digits={data.measures[0]!.decimals}
            equalBelow={0}
            upIs={indicator.upIs}
            word=""
          />
        ),
      },
      ...(inPoints
        ? []
        : [
            {
              key: 'percent',
              label: t('Explore_Row_percent'),
              kind: 'number' as const,
              unit: '%',
              value: percent,
              render: (row: Row) => <ChangeMark value={percent(row)} upIs={indicator.upIs} word="" />,
            },
          ]),
      valued('lowest', t('Explore_Row_lowest'), ({ series }) => series?.lowest ?? null),
      {
        key: 'course',
        label: t('Explore_Row_course'),
        kind: 'text',
        sortable: false,
        inFile: false,
        value: () => null,
        render: ({ series }) => <Sparkline values={sparkOf(series?.points ?? [])} />,
      },
    ];
    return isOverTime ? columns : columns.filter(({ key }) => ofOneTime.has(key));
  }, [t, buildRoute, write, time, data]);
}

function sparkOf(points: readonly { value: number }[]): number[] {
  const step = Math.max(1, Math.ceil(points.length / maxSpark));
  return points.filter((_, at) => at % step === 0 || at === points.length - 1).map(({ value }) => value);
}
