import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { Chips } from '#platform/ui/choices/Chips.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useText } from '#platform/web/text.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { origins, setFilters, without, type MeasuresView } from '../../domain/list/list-view.ts';
import { measureStatuses } from '../../domain/steps/statuses.ts';
import type { LoadedList } from './load-list.ts';
import { MoreFilters } from './MoreFilters.tsx';
import styles from './Filters.module.css';

interface Props {
  id: string;
  view: MeasuresView;
  change: ChangeView<MeasuresView>;
  ages: readonly string[];
  day: string;
  /** What is listed, counted: beside each choice. */
  stats: LoadedList['stats'];
  onClose: () => void;
}

/** Everything else the list can be narrowed by; it pushes the list down, Escape closes it. */
export function FilterDrawer({ id, view, change, ages, day, stats, onClose }: Props) {
  const t = useText();
  const { integer } = useFormats();
  const counted = (label: string, count: number): string => `${label} · ${integer(count)}`;
  const { byDirection, byStatus, registers, total } = stats;
  const byOrigin = { own: total - registers, register: registers };
  const drawer = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const node = drawer.current;
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    node?.addEventListener('keydown', leave);
    return () => node?.removeEventListener('keydown', leave);
  }, []);
  const set = setFilters(view);
  const reset = (): void => void change(Object.assign({}, ...set.map(without)) as Partial<MeasuresView>);
  return (
    <section
      ref={drawer}
      id={id}
      className={styles.drawer}
      aria-label={t('MeasuresList_Filters', { count: 0 })}
    >
      <div className={styles.fields}>
        <SelectField
          label={t('Measures_Direction')}
          size="small"
          value={view.direction ?? ''}
          onChange={(value) => change({ direction: value === '' ? null : (value as '1' | '3') })}
          options={[
            { value: '', label: t('Measures_Any') },
            { value: '1', label: counted(t('Measures_Direction_1'), byDirection[1]) },
            { value: '3', label: counted(t('Measures_Direction_3'), byDirection[3]) },
          ]}
        />
        <SelectField
          label={t('Measures_Origin')}
          size="small"
          value={view.origin ?? ''}
          onChange={(value) => change({ origin: value === '' ? null : (value as 'own') })}
          options={[
            { value: '', label: t('Measures_Any') },
            ...origins.map((value) => ({
              value,
              label: counted(t(`Measures_Origin_${value}`), byOrigin[value]),
            })),
          ]}
        />
        <MoreFilters {...{ view, change, ages }} />
        <Checkbox
          label={t('Measures_OnlyInForce')}
          checked={view.isInForce}
          onChange={(isInForce) => change((newest) => ({ isInForce, day: newest.day ?? day }))}
        />
        <Chips
          label={t('Measures_Status')}
          options={measureStatuses.map((value) => ({
            value: String(value),
            label: counted(t(`Measures_Status_${value}`), byStatus[value]),
          }))}
          chosen={view.status.map(String)}
          onChange={(chosen) => change({ status: chosen.map(Number) })}
        />
      </div>
      <div className={styles.acts}>
        <Button size="small" onClick={onClose}>
          {t('MeasuresList_Close')}
        </Button>
        {set.length > 0 && (
          <Button size="small" variant="text" onClick={reset}>
            {t('Measures_Reset')}
          </Button>
        )}
      </div>
    </section>
  );
}
