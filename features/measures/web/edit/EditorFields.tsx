import { memo, useCallback, type ReactNode } from 'react';
import { useDraftPart } from '#platform/ui/drafting/use-draft.ts';
import type { DraftKeeper } from '#platform/ui/drafting/draft-keeper.ts';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import {
  contentBounds as most,
  isTermReversed,
  type MeasureContent,
} from '../../domain/content/measure-content.ts';
import { LinkState } from '../screen/LinkState.tsx';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import { EntryChoice } from './EntryChoice.tsx';
import { IndicatorRows } from './IndicatorRows.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';
import { linkOf, numberOf } from './typed-values.ts';
import { SubjectChoice } from './SubjectChoice.tsx';
import type { WriteContent } from './use-measure-draft.ts';
import styles from './EditorFields.module.css';

interface WritingProps {
  keeper: DraftKeeper<MeasureContent>;
  write: WriteContent;
}

interface Props extends WritingProps {
  loaded: LoadedMeasure;
}

/** One field of the text as it stands now. */
function useField<Field extends keyof MeasureContent>(
  { keeper }: Pick<WritingProps, 'keeper'>,
  field: Field,
): MeasureContent[Field] {
  return useDraftPart(keeper, ({ content }) => content[field]);
}

/** The form of a measure, in the order it is decided on. A letter draws nothing of it anew but what counts it: texts stand in their inputs, choices each ask for their own field. */
export const EditorFields = memo(function EditorFields({ keeper, write, loaded }: Props) {
  const t = useText();
  const writing = { keeper, write };
  return (
    <>
      <Part title={t('Measures_PartWhat')}>
        <div data-field="title">
          <TitleLine {...writing} />
        </div>
        <Texts {...writing} />
        <Issues {...writing} entries={loaded.issues} />
        <KindFields {...writing} codes={loaded.codes} />
      </Part>
      <Part title={t('Measures_PartWhom')}>
        <Places {...writing} places={loaded.places} />
        <Line {...writing} field="territory" />
        <Subjects {...writing} loaded={loaded} />
      </Part>
      <WhenPart {...writing} />
      <Part title={t('Measures_Field_indicators')}>
        <IndicatorRows {...writing} units={loaded.units} />
      </Part>
      <Part title={t('Measures_Basis')}>
        <Line {...writing} field="responsible" />
        <div data-field="legalBasis">
          <Line {...writing} field="legalBasis" />
        </div>
        <Line {...writing} field="legalLink" longest={2_000} />
        <AskedLink keeper={keeper} measure={loaded.measure} />
      </Part>
    </>
  );
});

interface LineProps extends WritingProps {
  field: 'title' | 'territory' | 'responsible' | 'legalBasis' | 'legalLink';
  longest?: number;
  hint?: string;
}

/** One line of text; it stands in its input, and what is written of it goes to the keeper. */
function Line({ keeper, write, field, longest = most.line, hint }: LineProps) {
  const t = useText();
  return (
    <TextField
      id={`field-${field}`}
      label={t(`Measures_Field_${field}`)}
      hint={hint}
      maxLength={longest}
      type={field === 'legalLink' ? 'url' : 'text'}
      defaultValue={keeper.getState().content[field]}
      onChange={({ target }) => write({ [field]: field === 'legalLink' ? linkOf(target) : target.value })}
    />
  );
}

/** How the saved link answered, until another is written. */
function AskedLink({ keeper, measure }: Pick<WritingProps, 'keeper'> & Pick<LoadedMeasure, 'measure'>) {
  const written = useField({ keeper }, 'legalLink');
  if (measure.link === null || written !== measure.content.legalLink) return null;
  return (
    <p role="note">
      <LinkState link={measure.link} />
    </p>
  );
}

/** The title, with how much of its room is taken. */
function TitleLine(writing: WritingProps) {
  const t = useText();
  const { length } = useField(writing, 'title');
  const hint = t('Measures_Count', { count: length, most: most.title });
  return <Line {...writing} field="title" longest={most.title} hint={hint} />;
}

function Issues({ write, entries, keeper }: WritingProps & { entries: LoadedMeasure['issues'] }) {
  const t = useText();
  const toIssues = useCallback((issues: number[]) => write({ issues }), [write]);
  return (
    <EntryChoice
      id="field-issues"
      label={t('Measures_Field_issues')}
      entries={entries}
      chosen={useField({ keeper }, 'issues')}
      onChange={toIssues}
    />
  );
}

function Places({ write, places, keeper }: WritingProps & { places: LoadedMeasure['places'] }) {
  const toPlaces = useCallback((yugoIds: number[]) => write({ yugoIds }), [write]);
  return <PlaceChoice places={places} chosen={useField({ keeper }, 'yugoIds')} onChange={toPlaces} />;
}

function Subjects({ keeper, write, loaded }: Props) {
  const direction = useField({ keeper }, 'direction');
  const subjects = useField({ keeper }, 'subjects');
  const toSubjects = useCallback((said: MeasureContent['subjects']) => write({ subjects: said }), [write]);
  return <SubjectChoice {...{ direction, subjects, loaded }} onChange={toSubjects} />;
}

/** Goal and description. */
function Texts({ keeper, write }: WritingProps) {
  const t = useText();
  const { goal, description } = keeper.getState().content;
  return (
    <>
      <div data-field="goal">
        <TextArea
          id="field-goal"
          label={t('Measures_Field_goal')}
          rows={3}
          maxLength={most.text}
          defaultValue={goal}
          onChange={({ target }) => write({ goal: target.value })}
        />
      </div>
      <TextArea
        label={t('Measures_Field_description')}
        rows={4}
        maxLength={most.text}
        defaultValue={description}
        onChange={({ target }) => write({ description: target.value })}
      />
    </>
  );
}

/** Kind after the code book and how strict it is, so that regions compare. */
function KindFields({ keeper, write, codes }: WritingProps & { codes: LoadedMeasure['codes'] }) {
  const t = useText();
  const kind = useField({ keeper }, 'code');
  const strictness = useField({ keeper }, 'strictness');
  return (
    <div className={styles.row}>
      <SelectField
        label={t('Measures_Field_code')}
        value={kind ?? ''}
        options={[
          { value: '', label: t('Measures_NotSaid') },
          ...codes.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
        ]}
        onChange={(code) => write({ code: code || null })}
      />
      <SelectField
        label={t('Measures_Field_strictness')}
        message={t('Measures_StrictnessHint')}
        value={strictness === null ? '' : String(strictness)}
        options={['', '0', '1', '2', '3', '4'].map((value) => ({
          value,
          label: value || t('Measures_NotSaid'),
        }))}
        onChange={(value) => write({ strictness: value === '' ? null : Number(value) })}
      />
    </div>
  );
}

/** Term and money. */
function WhenPart({ keeper, write }: WritingProps) {
  const t = useText();
  const isReversed = useDraftPart(keeper, (state) => isTermReversed(state.content));
  const { starts, ends, budget } = keeper.getState().content;
  return (
    <Part title={t('Measures_PartWhen')}>
      <div className={styles.row}>
        <TextField
          id="field-starts"
          type="date"
          label={t('Measures_Field_starts')}
          defaultValue={starts ?? ''}
          onChange={({ target }) => write({ starts: target.value || null })}
        />
        <TextField
          type="date"
          label={t('Measures_Field_ends')}
          error={isReversed ? t('Measures_Reversed') : null}
          defaultValue={ends ?? ''}
          onChange={({ target }) => write({ ends: target.value || null })}
        />
        <div data-field="budget">
          <TextField
            type="number"
            min={0}
            label={t('Measures_Field_budget')}
            hint="₽"
            defaultValue={budget ?? ''}
            onChange={({ target }) => write({ budget: numberOf(target) })}
          />
        </div>
      </div>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.name}>{title}</legend>
      {children}
    </fieldset>
  );
}
