import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { isFiveYears, writeAge } from '../../domain/content/ages.ts';
import type { MeasuresView } from '../../domain/list/list-view.ts';
import { CountedChoices } from './CountedChoices.tsx';
import styles from './Filters.module.css';

interface Props {
  view: MeasuresView;
  change: ChangeView<MeasuresView>;
  /** Groups of the handbook. */
  ages: readonly string[];
  /** The day the ring stands on. */
  day: string;
}

/** Groups of ages: those people speak of in sight, those of five years behind a press. */
function AgeChoices({ view, change, ages }: Pick<Props, 'view' | 'change' | 'ages'>) {
  const t = useText();
  const known = [...ages, ...view.ages.filter((age) => !ages.includes(age))];
  const [narrow, wide] = [known.filter(isFiveYears), known.filter((age) => !isFiveYears(age))];
  const choices = (legend: string, groups: readonly string[]) => (
    <CountedChoices
      legend={legend}
      options={groups.map((value) => ({ value, label: writeAge(value) }))}
      chosen={view.ages}
      onChange={(chosen) =>
        change({ ages: [...view.ages.filter((age) => !groups.includes(age)), ...chosen] })
      }
    />
  );
  return (
    <div>
      {wide.length > 0 && choices(t('Measures_FilterAge'), wide)}
      {narrow.length > 0 && (
        <details open={narrow.some((age) => view.ages.includes(age))}>
          <summary>{t('Measures_FiveYears')}</summary>
          {choices(t('Measures_FiveYears'), narrow)}
        </details>
      )}
    </div>
  );
}

/** For whom, in which industry, by whom and in force between which days. */
export function MoreFilters({ view, change, ages, day }: Props) {
  const t = useText();
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
      <AgeChoices {...{ view, change, ages }} />
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
