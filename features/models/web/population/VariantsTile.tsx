import { memo, useDeferredValue, useMemo } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { variantRows, type NamedVariant, type VariantRow } from '../../domain/population/compare-variants.ts';
import { startOfVersion } from '../../domain/population/place-start.ts';
import type { PopulationParams } from '../../domain/population/population-params.ts';
import { SavedRows } from '../frame/SavedRows.tsx';
import { SaveForm } from '../frame/SaveForm.tsx';
import { useSavedParams, type SavedRow } from '../frame/use-saved-params.ts';
import type { ModelParts } from './use-population-model.ts';
import type { Forecast } from './load-population-model.ts';

interface VariantsProps extends Pick<ModelParts, 'forecast' | 'model'> {
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
}

/** One's own variants of the place, kept under names; up to four of them are chosen to be compared. */
export const VariantsTile = memo(function VariantsTile({ forecast, model, chosen, onChoose }: VariantsProps) {
  const t = useText();
  const rows = useMemo(() => savedRowsOf(forecast), [forecast]);
  const actions = useSavedParams(forecast.yugoId, rows);
  const { params, isLater, version } = model.view;
  return (
    <Tile
      level={3}
      title={t('ModelPopulation_Variants')}
      sub={t('ModelPopulation_VariantsSub')}
      state={
        forecast.kept === null ? { kind: 'empty', message: t('ModelPopulation_VariantsFailed') } : undefined
      }
    >
      <SaveForm
        actions={actions}
        content={{ population: params, modelVersion: String(version) }}
        isReady={!isLater}
      />
      <SavedRows
        {...{ rows, actions, chosen, onChoose }}
        limit={forecast.kept?.limit ?? 0}
        onOpen={({ content }) =>
          model.change({
            params: content.population as PopulationParams,
            version: Number(content.modelVersion),
            year: null,
          })
        }
      />
    </Tile>
  );
});

/** The chosen ones and what is on screen side by side, as differences to the reference. */
export const ComparedVariants = memo(function ComparedVariants({
  forecast,
  model,
  index,
  chosen,
}: ModelParts & { chosen: readonly number[] }) {
  const t = useText();
  const columns = useVariantColumns(String(model.ground.baseYear + index));
  const { kept } = forecast;
  const { changed, ground, view } = model;
  const own = useDeferredValue(model.view.params);
  const rows = useMemo(() => {
    const saved = chosen.flatMap((id): NamedVariant[] => {
      const found = kept?.variants.find((one) => one.id === id);
      return found
        ? [
            {
              id: String(id),
              name: found.name,
              params: found.population,
              version: Number(found.modelVersion),
            },
          ]
        : [];
    });
    const onScreen = changed
      ? [{ id: 'own', name: t('ModelPopulation_Own'), params: own, version: view.version }]
      : [];
    const known = (version: number) => startOfVersion(forecast, version);
    return variantRows(
      {
        startOf: (version) => known(version).start,
        referenceOf: (version) => known(version).variants[view.variant],
        editions: ground.editions,
      },
      [...onScreen, ...saved],
      index,
    );
  }, [chosen, kept, changed, own, view.version, view.variant, forecast, ground.editions, index, t]);
  return (
    <Tile level={2} title={t('ModelPopulation_Variants')} sub={t('ModelPopulation_VariantsSub')}>
      <DataTable
        title={t('ModelPopulation_Variants')}
        {...{ rows, columns }}
        rowKey={({ id }) => id}
        downloadable
      />
    </Tile>
  );
});

function useVariantColumns(year: string): TableColumn<VariantRow>[] {
  const t = useText();
  const { integer, signed } = useFormats();
  return useMemo(() => {
    const number = (key: Exclude<keyof VariantRow, 'id' | 'name'>): TableColumn<VariantRow> => ({
      key,
      label: t(`ModelPopulation_Compared_${key}`, { year }),
      kind: 'number',
      value: (row) => row[key],
      render: (row) => {
        const value = row[key];
        if (value === null) return t('Ui_NoData');
        return key === 'total' ? integer(Math.round(value / 10) * 10) : signed(Math.round(value), 0);
      },
      sortable: false,
    });
    return [
      {
        key: 'name',
        label: t('ModelPopulation_Variant'),
        kind: 'text',
        value: ({ name }) => name,
        sortable: false,
        wrap: true,
      },
      number('difference'),
      number('total'),
      number('workingAge'),
      number('aboveWorkingAge'),
      number('totalRatio'),
    ];
  }, [t, integer, signed, year]);
}

/** Saved variants as the list of every model takes them. */
function savedRowsOf({ kept }: Pick<Forecast, 'kept'>): SavedRow[] {
  return (kept?.variants ?? []).map(({ population, ...row }) => ({
    ...row,
    content: { population, modelVersion: row.modelVersion },
  }));
}
