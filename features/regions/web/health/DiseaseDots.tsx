import { DotRows } from '#platform/charts/dot-rows/DotRows.tsx';
import { dotRowsTable } from '#platform/charts/dot-rows/dot-rows-data.ts';
import { lowerFirst } from '#platform/shared/usual-letters.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { besideCountry } from '../../domain/health/beside-country.ts';
import type { Healthcare } from './load-health.ts';

interface Props {
  name: string;
  morbidity: NonNullable<Healthcare['morbidity']>;
}

/** Classes of diseases by how much oftener or rarer they are diagnosed than in the country; the title names the one that differs most. Nothing where they are the country's own. */
export function DiseaseDots({ name: place, morbidity: { classes, day, source } }: Props) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('year', formats.signed);
  const rows = besideCountry(classes);
  const [most, least] = [rows[0], rows.at(-1)];
  if (!most || !least || rows.every(({ percent }) => percent === 0)) return null;
  const farthest = 1 + most.percent / 100 >= 1 / (1 + least.percent / 100) ? most : least;
  const year = day.slice(0, 4);
  const data = {
    rows: rows.map(({ code, name, percent, isFar }) => ({
      id: code,
      name,
      value: percent,
      beside: 0,
      muted: !isFar,
    })),
    names: { value: place, beside: t('RegionHealth_CountryShort') },
    ends: { low: t('RegionHealth_Rarer'), zero: t('RegionHealth_Oftener') },
    about: {
      place,
      indicator: t('RegionHealth_Beside'),
      period: year,
      unit: '%',
      source: source.name,
      address: '',
    },
    ...words,
  };
  return (
    <ChartFrame
      level={2}
      title={t('RegionHealth_FarTitle', {
        name: lowerFirst(farthest.name),
        course: farthest.percent > 0 ? 'more' : 'less',
        percent: formats.percent(Math.abs(farthest.percent), 0),
      })}
      sub={t('RegionHealth_FarSub', { year })}
      about={data.about}
      table={dotRowsTable(data)}
      source={
        <SourceLine source={source}>
          {source.name}: {source.title}. {t('RegionHealth_FarNote')}
        </SourceLine>
      }
    >
      <DotRows {...data} />
    </ChartFrame>
  );
}
