import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { origins, setFilters, without, type MeasuresView } from '../../domain/list/list-view.ts';
import { measureStatuses } from '../../domain/steps/statuses.ts';
import type { LoadedList } from './load-list.ts';
import { CountedChoices } from './CountedChoices.tsx';
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
    <section ref={drawer} id={id} className={styles.drawer} aria-labelledby={`${id}-title`}>
      <div className={styles.top}>
        <h2 id={`${id}-title`} className={styles.title}>
          {t('MeasuresList_Filters', { count: 0 })}
        </h2>
        {set.length > 0 && (
          <Button size="small" variant="text" onClick={reset}>
            {t('Measures_Reset')}
          </Button>
        )}
      </div>
      <div className={styles.fields}>
        <CountedChoices
          legend={t('Measures_Direction')}
          options={(['1', '3'] as const).map((value) => ({
            value,
            label: t(`Measures_Direction_${value}`),
            count: byDirection[value],
          }))}
          chosen={view.directions}
          onChange={(directions) => change({ directions })}
        />
        <CountedChoices
          legend={t('Measures_Status')}
          options={measureStatuses.map((value) => ({
            value,
            label: t(`Measures_Status_${value}`),
            count: byStatus[value],
          }))}
          chosen={view.status}
          onChange={(status) => change({ status })}
        />
        <CountedChoices
          legend={t('Measures_Origin')}
          options={origins.map((value) => ({
            value,
            label: t(`Measures_Origin_${value}`),
            count: byOrigin[value],
          }))}
          chosen={view.origins}
          onChange={(chosen) => change({ origins: chosen })}
        />
        <MoreFilters {...{ view, change, ages, day }} />
      </div>
      <div className={styles.acts}>
        <Button size="small" variant="primary" onClick={onClose}>
          {t('MeasuresList_Show', { count: total })}
        </Button>
        <Button size="small" variant="text" onClick={onClose}>
          {t('MeasuresList_Close')}
        </Button>
      </div>
    </section>
  );
}
