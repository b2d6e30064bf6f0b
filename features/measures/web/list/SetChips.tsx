import { RemovableChip } from '#platform/ui/choices/RemovableChip.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { writeAge } from '../../domain/content/ages.ts';
import { setFilters, without, type MeasuresView, type SetFilter } from '../../domain/list/list-view.ts';
import styles from './Filters.module.css';

interface Props {
  view: MeasuresView;
  change: ChangeView<MeasuresView>;
  /** What the issue it is narrowed to is called; null where it has no name any more. */
  issue: string | null;
}

/** What of the drawer narrows the list, each with a cross that takes it back. */
export function SetChips({ view, change, issue }: Props) {
  const sayFilter = useFilterWords(view, issue);
  const set = setFilters(view);
  if (set.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {set.map((filter) => (
        <li key={filter}>
          <RemovableChip label={sayFilter(filter)} onRemove={() => change(without(filter))} />
        </li>
      ))}
    </ul>
  );
}

function useFilterWords(view: MeasuresView, issue: string | null): (filter: SetFilter) => string {
  const t = useText();
  const { shortDay } = useFormats();
  return (filter) => {
    switch (filter) {
      case 'status':
        return view.status.map((each) => t(`Measures_Status_${each as 1 | 2 | 3 | 4}`)).join(', ');
      case 'directions':
        return view.directions.map((each) => t(`Measures_Direction_${each}`)).join(', ');
      case 'origins':
        return view.origins.map((each) => t(`Measures_Origin_${each}`)).join(', ');
      case 'isInForce':
        return t('Measures_OnlyInForce');
      case 'from':
      case 'to':
        return `${t(filter === 'from' ? 'Measures_FilterFrom' : 'Measures_FilterTo')}: ${shortDay(view[filter]!)}`;
      case 'ages':
        return `${t('Measures_FilterAge')}: ${view.ages.map(writeAge).join(', ')}`;
      case 'okved':
        return `${t('Measures_FilterOkved')}: ${view.okved}`;
      case 'isMine':
        return t('Measures_FilterAuthor');
      case 'subject':
        return `${t('Measures_Field_subjects')}: ${view.subject.replace(/^[a-zA-Z]+:/, '')}`;
      case 'issues':
        return `${t('Measures_Field_issues')}: ${issue ?? view.issues[0]}`;
    }
  };
}
