import { useCallback, useMemo } from 'react';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { useText } from '#platform/web/text.ts';
import { canBeLog } from '../../domain/values/can-be-log.ts';
import { forms, transforms, withLog, type Form, type Transform } from '../../domain/view/choices.ts';
import type { ViewProps } from '../view-props.ts';
import styles from './ChoiceBar.module.css';

/** What is made of the values; what makes no sense of the indicator stays, struck out. */
export function TransformBar({ data, change }: ViewProps) {
  const t = useText();
  const { possible, transform } = data.measures[0]!;
  const known = possible.join();
  const options = useMemo(
    () =>
      transforms
        .filter((each) => known.split(',').includes(each))
        .map((each) => ({ value: each, label: t(`Explore_Transform_${each}`) })),
    [known, t],
  );
  const choose = useCallback((next: Transform) => change({ transform: next }), [change]);
  const others = transforms.filter((each) => !possible.includes(each));
  return (
    <div className={styles.values} data-print="no">
      <span>{t('Explore_Values')}</span>
      <SegmentedControl label={t('Explore_Values')} options={options} value={transform} onChange={choose} />
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
  const options = useMemo(
    () => forms.map((form) => ({ value: form, label: t(`Explore_Form_${form}`) })),
    [t],
  );
  const choose = useCallback((form: Form) => change({ form }), [change]);
  return (
    <div className={styles.forms} data-print="no">
      <SegmentedControl label={t('Explore_Views')} options={options} value={data.form} onChange={choose} />
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
