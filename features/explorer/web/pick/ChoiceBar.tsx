import { RemovableChip } from '#platform/ui/choices/RemovableChip.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { maxMeasures } from '../../domain/view/choices.ts';
import { writeMeasureWord } from '../../domain/view/measure-word.ts';
import type { Measure, ViewProps } from '../view-props.ts';
import { IndicatorPicker } from './IndicatorPicker.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import styles from './ChoiceBar.module.css';

/** What is shown, of which part, and for which time. */
export function ChoiceBar({ data, view, change }: ViewProps) {
  const t = useText();
  const { measures } = data;
  const buildRoute = useBuildRoute();
  const setDims = (at: number, dims: string) =>
    void change({
      measures: measures.map(({ indicator, dims: own }, index) =>
        writeMeasureWord({ indicator: indicator.indicator, dims: index === at ? dims : own }),
      ),
    });
  return (
    <div className={styles.bar} data-print="no">
      <IndicatorPicker {...{ view, change }} at={0} label={measures[0]!.indicator.name} isFirst />
      {measures.map((measure, at) => (
        <Dimensions
          key={measure.indicator.indicator}
          measure={measure}
          onDims={(dims) => setDims(at, dims)}
        />
      ))}
      <PeriodPicker {...{ data, view, change }} />
      {measures.slice(1).map(({ indicator }, at) => (
        <RemovableChip
          key={indicator.indicator}
          label={
            at === 1 && data.form === 'scatter'
              ? t('Explore_SizeBy', { name: indicator.name })
              : indicator.name
          }
          onRemove={() => void change({ measures: view.measures.filter((_, index) => index !== at + 1) })}
        />
      ))}
      {measures.length < (data.form === 'scatter' ? maxMeasures : maxMeasures - 1) && (
        <IndicatorPicker
          {...{ view, change }}
          at={measures.length}
          label={t(measures.length > 1 ? 'Explore_Third' : 'Explore_Second')}
          isFirst={false}
        />
      )}
      <Link to={buildRoute('indicator', { code: measures[0]!.indicator.indicator })} className={styles.page}>
        {t('Explore_Indicator_Page')}
      </Link>
    </div>
  );
}

/** A choice for each dimension: sex, age, tax, section. */
function Dimensions({ measure, onDims }: { measure: Measure; onDims: (dims: string) => void }) {
  const { choices } = measure;
  return choices.map(({ dimension, value, values }) => (
    <SelectField
      key={dimension}
      size="small"
      label={measure.indicator.name}
      labelHidden
      value={value}
      options={values.map((each) => ({ value: each.value, label: each.name }))}
      onChange={(next) =>
        onDims(
          choices
            .map((each) => `${each.dimension}=${each.dimension === dimension ? next : each.value}`)
            .join(';'),
        )
      }
    />
  ));
}
