import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { writeAge } from '../../domain/content/ages.ts';
import type { MeasuresView } from '../../domain/list/list-view.ts';
import styles from './Filters.module.css';

interface Props {
  view: MeasuresView;
  change: ChangeView<MeasuresView>;
  /** Groups of the handbook. */
  ages: readonly string[];
  /** The day the ring stands on. */
  day: string;
}

/** For whom, in which industry, by whom and in force between which days. */
export function MoreFilters({ view, change, ages, day }: Props) {
  const t = useText();
  const known = view.age === '' || ages.includes(view.age) ? ages : [...ages, view.age];
  const bound = (name: 'from' | 'to') => (
    <TextField
      type="date"
      size="small"
      label={t(name === 'from' ? 'Measures_FilterFrom' : 'Measures_FilterTo')}
      value={view[name] ?? ''}
      onChange={({ target }) => change({ [name]: target.value || null })}
    />
  );
  return (
    <>
      <SelectField
        label={t('Measures_FilterAge')}
        size="small"
        value={view.age}
        onChange={(age) => change({ age })}
        options={[
          { value: '', label: t('Measures_Any') },
          ...known.map((value) => ({ value, label: writeAge(value) })),
        ]}
      />
      <TextField
        key={view.okved}
        size="small"
        label={t('Measures_FilterOkved')}
        maxLength={8}
        placeholder="56.10"
        defaultValue={view.okved}
        onBlur={({ target }) => target.value !== view.okved && change({ okved: target.value.trim() })}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      {bound('from')}
      {bound('to')}
      <div className={styles.choices}>
        <Checkbox
          label={t('Measures_OnlyInForce')}
          checked={view.isInForce}
          onChange={(isInForce) => change((newest) => ({ isInForce, day: newest.day ?? day }))}
        />
        <Checkbox
          label={t('Measures_FilterAuthor')}
          checked={view.isMine}
          onChange={(isMine) => change({ isMine })}
        />
      </div>
    </>
  );
}
