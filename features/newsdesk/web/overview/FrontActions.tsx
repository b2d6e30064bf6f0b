import { allRubrics, childRubrics } from '#features/news/public.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useLocale, useText } from '#platform/web/text.ts';
import { useStoryActions } from '../stories/use-story-actions.ts';
import type { FrontRow } from './load-day.ts';
import styles from './DocumentList.module.css';

interface Props {
  row: FrontRow;
  title: string;
  /** Where it stands on the page now, 1 = first. */
  stands: number;
}

/** What is decided of a story of the front page in its row: rubric and place; the engine's again where nobody decided. */
export function FrontActions({ row, title, stands }: Props) {
  const { storyId, rubricId, isRubricChosen, place } = row;
  const t = useText();
  const locale = useLocale();
  const { busy, rubric, place: put } = useStoryActions(storyId);
  const rubrics = childRubrics(allRubrics, locale).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  const none = { value: '', label: t(isRubricChosen ? 'Desk_RubricOfEngine' : 'Desk_NoRubric') };
  const move = (
    words: 'Desk_MakeFirst' | 'Desk_PinHere' | 'Desk_Lower' | 'Desk_FreePlace',
    to: number | null,
  ) => (
    <Button
      size="small"
      variant="text"
      busy={busy}
      aria-label={t('Desk_ActNamed', { act: t(words), title })}
      onClick={() => void put(to)}
    >
      {t(words)}
    </Button>
  );
  return (
    <div className={styles.acts}>
      <SelectField
        label={t('Desk_ActNamed', { act: t('Desk_FieldRubric'), title })}
        labelHidden
        size="small"
        disabled={busy}
        value={String(rubricId ?? '')}
        options={rubricId === null || isRubricChosen ? [none, ...rubrics] : rubrics}
        onChange={(value) => void rubric(value === '' ? null : Number(value))}
      />
      {place !== 1 && move('Desk_MakeFirst', 1)}
      {place === null && move('Desk_PinHere', stands)}
      {place !== 0 && move('Desk_Lower', 0)}
      {place !== null && (
        <>
          <span className={styles.mark}>{place === 0 ? t('Desk_Lowered') : t('Desk_Pinned', { place })}</span>
          {move('Desk_FreePlace', null)}
        </>
      )}
    </div>
  );
}
