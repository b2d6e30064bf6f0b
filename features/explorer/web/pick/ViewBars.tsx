import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { useText } from '#platform/web/text.ts';
import { canBeLog } from '../../domain/values/can-be-log.ts';
import { forms, transforms, withLog } from '../../domain/view/choices.ts';
import type { ViewProps } from '../view-props.ts';
import styles from './ChoiceBar.module.css';

/** What is made of the values; what makes no sense of the indicator stays, struck out. */
export function TransformBar({ data, change }: ViewProps) {
  const t = useText();
  const { possible, transform } = data.measures[0]!;
  const options = transforms
    .filter((each) => possible.includes(each))
    .map((each) => ({ value: each, label: t(`Explore_Transform_${each}`) }));
  const others = transforms.filter((each) => !possible.includes(each));
  return (
    <div className={styles.values} data-print="no">
      <span>{t('Explore_Values')}</span>
      <SegmentedControl
        label={t('Explore_Values')}
        options={options}
        value={transform}
        onChange={(next) => change({ transform: next })}
      />
      {others.map((each) => (
        <s key={each} className={styles.off}>
          {t(`Explore_Transform_${each}`)}
        </s>
      ))}
      {others.length > 0 && <span>{t('Explore_Transform_Why')}</span>}
    </div>
  );
}

const axes = ['x', 'y'] as const;

/** How the view is drawn: places, time and values stay. */
export function FormBar({ data, view, change }: ViewProps) {
  const t = useText();
  return (
    <div className={styles.forms} data-print="no">
      <SegmentedControl
        label={t('Explore_Views')}
        options={forms.map((form) => ({ value: form, label: t(`Explore_Form_${form}`) }))}
        value={data.form}
        onChange={(form) => change({ form })}
      />
      {data.form === 'scatter' &&
        data.measures.length > 1 &&
        axes.map(
          (axis, at) =>
            canBeLog(data.series, at) && (
              <Checkbox
                key={axis}
                label={t(`Explore_Log_${axis}`)}
                checked={view.log.includes(axis)}
                onChange={(isOn) => change({ log: withLog(view.log, axis, isOn) })}
              />
            ),
        )}
    </div>
  );
}
