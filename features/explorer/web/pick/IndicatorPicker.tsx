import { Button } from '#platform/ui/buttons/Button.tsx';
import { Popover } from '#platform/ui/popups/Popover.tsx';
import { useText } from '#platform/web/text.ts';
import { useExploreAddress } from '../use-explore-address.ts';
import type { ViewProps } from '../view-props.ts';
import { IndicatorFinder } from './IndicatorFinder.tsx';
import styles from './ChoiceBar.module.css';

interface Props extends Pick<ViewProps, 'view' | 'change'> {
  /** Place of the indicator that is changed; one past the last adds another. */
  at: number;
  /** What stands on the button. */
  label: string;
  isFirst: boolean;
}

/** A button with the indicator's name that opens the list of all of them. */
export function IndicatorPicker({ view, change, at, label, isFirst }: Props) {
  const t = useText();
  const addressOf = useExploreAddress();
  const withChosen = (indicator: string): string[] => {
    const measures = [...view.measures];
    measures[at] = indicator;
    return [...new Set(measures)];
  };
  return (
    <Popover
      label={t('Explore_Choose')}
      renderToggle={(toggle) => (
        <Button
          {...toggle}
          data-picker={isFirst ? '' : undefined}
          variant={isFirst ? 'second' : 'text'}
          className={styles.picker}
          icon={isFirst ? undefined : 'plus'}
        >
          {label}
        </Button>
      )}
    >
      {(close) => (
        <div className={styles.sheet}>
          <IndicatorFinder
            chosen={view.measures.map((word) => word.split(':')[0]!)}
            addressOf={(indicator) => addressOf({ ...view, measures: withChosen(indicator) })}
            onChoose={(indicator) => {
              close();
              void change({ measures: withChosen(indicator) });
            }}
          />
        </div>
      )}
    </Popover>
  );
}
