import { useMemo } from 'react';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText, type Translate } from '#platform/web/text.ts';
import { lowerFirst } from '#platform/shared/usual-letters.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { morbidityAges } from '../../domain/health/morbidity.ts';
import type { Healthcare } from './load-health.ts';

type Morbidity = NonNullable<Healthcare['morbidity']>;
type Row = Morbidity['classes'][number];

/** Newly diagnosed diseases by class and age, beside the first year and the country; the title names the commonest. */
export function MorbidityTable({ morbidity }: { morbidity: Morbidity }) {
  const t = useText();
  const formats = useFormats();
  const { classes, day, source } = morbidity;
  const columns = useMemo(() => columnsOf(morbidity, t, formats), [morbidity, t, formats]);
  const all = classes.find(({ code }) => code === 'all')?.ages.all ?? null;
  const commonest = classes.find(({ code }) => code !== 'all');
  const title =
    commonest && all !== null && commonest.ages.all !== null
      ? t('RegionHealth_Commonest', {
          name: lowerFirst(commonest.name),
          share: formats.percent((commonest.ages.all / all) * 100, 0),
        })
      : t('RegionHealth_Morbidity');
  return (
    <Tile
      level={2}
      title={title}
      sub={t('RegionHealth_MorbiditySub', { year: day.slice(0, 4) })}
      source={
        <SourceLine source={source}>
          {source.name}: {source.title}. {t('RegionHealth_MorbidityEnds')}
        </SourceLine>
      }
    >
      <DataTable
        title={t('RegionHealth_Morbidity')}
        rows={classes}
        columns={columns}
        rowKey={({ code }) => code}
        isTotal={({ code }) => code === 'all'}
        downloadable
      />
    </Tile>
  );
}

function columnsOf({ firstDay, classes }: Morbidity, t: Translate, formats: Formats): TableColumn<Row>[] {
  const number = (
    key: string,
    label: string,
    value: (row: Row) => number | null,
    write = (figure: number) => formats.number(figure, 1),
  ): TableColumn<Row> => ({
    key,
    label,
    kind: 'number',
    value,
    render: (row) => {
      const figure = value(row);
      return figure === null ? t('Ui_NoData') : write(figure);
    },
  });
  return [
    { key: 'name', label: t('RegionHealth_Class'), kind: 'text', value: ({ name }) => name, wrap: true },
    ...morbidityAges.map((age) =>
      number(age, t(`RegionHealth_Age_${ageKeys[age]}`), ({ ages }) => ages[age]),
    ),
    number(
      'change',
      t('RegionHealth_SinceFirst', { year: firstDay.slice(0, 4) }),
      ({ ages, first }) =>
        ages.all === null || first === null || first === 0 ? null : (ages.all / first - 1) * 100,
      (percent) => formats.change(percent, 0),
    ),
    number('country', t('RegionHealth_Country'), ({ country }) => country),
    // A remark of its own goes into the saved table too.
    ...(classes.some(({ doubt }) => doubt !== null) ? [doubtColumn(t)] : []),
  ];
}

function doubtColumn(t: Translate): TableColumn<Row> {
  return {
    key: 'doubt',
    label: t('RegionHealth_Remark'),
    kind: 'text',
    wrap: true,
    value: ({ doubt }) => (doubt === null ? '' : t(`RegionHealth_Doubt_${doubt}`)),
  };
}

const ageKeys = { '0-14': 'children', '15-17': 'teenagers', '18+': 'adults', all: 'all' } as const;
