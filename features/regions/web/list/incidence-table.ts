import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { isSmallCount } from '#platform/shared/numbers.ts';
import type { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { Translate } from '#platform/web/text.ts';
import type { RegionList } from './load-list.ts';

/** What a figure too small to be told is written with. */
type Telling = Pick<ReturnType<typeof useFormats>, 'smallCount' | 'smallRate'>;

/** The list as a file: the figures on screen, unrounded; those too small to be told are bounds there, too. */
export function incidenceTable(rows: RegionList['regions'], t: Translate, telling: Telling): ChartTable {
  return {
    columns: [
      { key: 'yugoId', label: 'yugoId', kind: 'number' },
      { key: 'oktmo', label: t('Regions_Oktmo'), kind: 'text' },
      { key: 'iso', label: t('Regions_IsoFile'), kind: 'text' },
      { key: 'name', label: t('Regions_Region'), kind: 'text' },
      { key: 'per100k7', label: t('Regions_Incidence7'), kind: 'number' },
      { key: 'changePercent', label: t('Regions_ChangeColumn'), kind: 'number', unit: '%' },
      { key: 'rt', label: t('Regions_RtHead'), kind: 'number' },
      { key: 'rtLow', label: t('Regions_RtLow'), kind: 'number' },
      { key: 'rtHigh', label: t('Regions_RtHigh'), kind: 'number' },
      { key: 'cases7', label: t('Regions_Cases7'), kind: 'number' },
      { key: 'deaths7', label: t('Regions_DeathsHead'), kind: 'number' },
      { key: 'deathsPer100k7', label: t('Regions_Deaths7'), kind: 'number' },
    ],
    rows: rows.map((row) => [
      row.yugoId,
      row.oktmo,
      row.iso,
      row.name,
      row.per100k7,
      row.changePercent,
      row.rt?.mean ?? null,
      row.rt?.low ?? null,
      row.rt?.high ?? null,
      row.cases7,
      isSmallCount(row.deaths7) ? telling.smallCount(row.deaths7!) : row.deaths7,
      isSmallCount(row.deaths7) && row.deathsPer100k7 !== null
        ? telling.smallRate(row.deathsPer100k7, row.deaths7!, 1)
        : row.deathsPer100k7,
    ]),
  };
}
