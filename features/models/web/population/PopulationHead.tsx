import { memo } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { changeVariant } from '../../domain/population/change-variant.ts';
import { horizons, startOfVersion } from '../../domain/population/place-start.ts';
import { variants, type Variant } from '../../domain/population/variants.ts';
import { ModelHead } from '../frame/ModelHead.tsx';
import styles from '../frame/ModelPage.module.css';
import type { BothBands } from './bands/bands-messages.ts';
import type { ModelParts } from './use-population-model.ts';
import { PlaceChoice } from './PlaceChoice.tsx';
import { savePopulationJson } from './save-population-json.ts';

const offeredHorizons = [10, 20, 30, 40, horizons.most];

/** Title, the finding, and the choices of the whole model. */
export const PopulationHead = memo(function PopulationHead({
  forecast,
  model,
  index,
  bands,
}: ModelParts & { bands: BothBands | null }) {
  const t = useText();
  const { few, integer } = useFormats();
  const buildRoute = useBuildRoute();
  const { ownRun, referenceRun, changed, ground, view } = model;
  const { yugoId, name } = forecast;
  const total = ownRun.projection.total[index]!;
  const base = ownRun.projection.total[0]!;
  const ratio = (at: number) => integer(Math.round(ownRun.indicators[at]?.totalRatio ?? 0));
  const rangeOf = (band: BothBands['own'] | undefined) =>
    band?.q10[index] === undefined
      ? ''
      : t('ModelPopulation_Range', { low: few(band.q10[index]!), high: few(band.q90[index]!) });
  return (
    <ModelHead
      title={t('ModelPopulation_Title')}
      pageTitle={`${t('ModelPopulation_Title')}: ${name}`}
      trail={[
        { label: t('Models_Title') },
        { label: name, to: buildRoute('region', { id: yugoId, tab: 'population' }) },
        { label: t('ModelPopulation_Title') },
      ]}
      verdict={t('ModelPopulation_Verdict', {
        year: String(ground.baseYear + index),
        place: name,
        lead: t(changed ? 'ModelPopulation_ByOwn' : `ModelPopulation_By_${view.variant}`),
        total: few(total),
        range: rangeOf(bands?.own),
        kind: changed ? 'own' : 'none',
        reference: few(referenceRun.projection.total[index]!),
        referenceRange: rangeOf(bands?.reference),
        referenceName: t(`ModelPopulation_By_${view.variant}`),
        course: total >= base ? 'more' : 'less',
        change: few(Math.abs(total - base)),
        baseYear: String(ground.baseYear),
        ratio: ratio(index),
        ratioNow: ratio(0),
        scope: yugoId === federalYugoId ? 'country' : 'region',
      })}
      tools={<HeadTools {...{ forecast, model, index }} />}
    />
  );
});

// What is drawn here is a moment behind the hand: a change is laid upon the newest view.
function HeadTools({ forecast, model }: ModelParts) {
  const t = useText();
  const { view, change, ground, changed } = model;
  const { params, variant } = view;
  const years = [...new Set([...offeredHorizons, params.horizonYears])].toSorted((one, other) => one - other);
  return (
    <>
      <PlaceChoice {...forecast} />
      <SelectField
        size="small"
        label={t('ModelPopulation_Variant')}
        value={variant}
        disabled={view.isLater}
        options={variants.map((value) => ({ value, label: t(`ModelPopulation_Variant_${value}`) }))}
        onChange={(value) =>
          change((newest) =>
            changeVariant(newest, value as Variant, startOfVersion(forecast, newest.version).variants),
          )
        }
      />
      <SelectField
        size="small"
        label={t('ModelPopulation_Horizon')}
        value={String(params.horizonYears)}
        options={years.map((value) => ({ value: String(value), label: String(ground.baseYear + value) }))}
        onChange={(value) =>
          change((newest) => ({ params: { ...newest.params, horizonYears: Number(value) }, year: null }))
        }
      />
      <span className={styles.push} />
      {changed && !view.isLater && (
        <Button
          icon="retry"
          onClick={() =>
            change((newest) => ({
              params: {
                ...startOfVersion(forecast, newest.version).variants[newest.variant],
                horizonYears: newest.params.horizonYears,
              },
            }))
          }
        >
          {t('ModelPopulation_ResetAll')}
        </Button>
      )}
      <Button icon="download" onClick={() => savePopulationJson(forecast, model)}>
        JSON
      </Button>
      <Button onClick={() => window.print()}>{t('ModelPopulation_Print')}</Button>
    </>
  );
}
