import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useText } from '#platform/web/text.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { listSorts, listViews, type MeasuresView } from '../../domain/list/list-view.ts';
import { SavedViews } from '../views/SavedViews.tsx';
import type { LoadedList } from './load-list.ts';
import styles from './ListLine.module.css';

interface Props {
  list: Pick<LoadedList, 'measures' | 'total' | 'views' | 'place'>;
  view: MeasuresView;
  change: ChangeView<MeasuresView>;
}

/** Above the list: the views a reader keeps, how many rows are shown of how many, how and in which order. */
export function ListLine({ list, view, change }: Props) {
  const t = useText();
  const { measures, total, views, place } = list;
  return (
    <div className={styles.line}>
      <SavedViews views={views} view={view} yugoId={place?.yugoId ?? null} />
      <p className={styles.rows}>{t('MeasuresList_Rows', { shown: measures.length, total })}</p>
      <SegmentedControl
        label={t('Measures_View')}
        options={listViews.map((value) => ({ value, label: t(`Measures_View_${value}`) }))}
        value={view.shape}
        onChange={(shape) => change({ shape })}
      />
      <SelectField
        label={t('MeasuresList_Sort')}
        size="small"
        value={view.sort}
        options={listSorts.map((value) => ({ value, label: t(`MeasuresList_Sort_${value}`) }))}
        onChange={(said) => change({ sort: listSorts.find((each) => each === said) ?? 'start' })}
      />
    </div>
  );
}
