import { memo, useCallback, type ReactNode } from 'react';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import {
  contentBounds as most,
  isTermReversed,
  type MeasureContent,
  type MeasureIndicator,
} from '../../domain/content/measure-content.ts';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import { EntryChoice } from './EntryChoice.tsx';
import { IndicatorRows } from './IndicatorRows.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';
import { linkOf, numberOf } from './typed-values.ts';
import { SubjectChoice } from './SubjectChoice.tsx';
import styles from './EditorFields.module.css';

/** Told what changes of a text; the same function as long as the text is written. */
export type WriteContent = (
  part: Partial<MeasureContent> | ((content: MeasureContent) => Partial<MeasureContent>),
) => void;

interface Props extends WritingProps {
  loaded: LoadedMeasure;
}

type LineField = 'title' | 'territory' | 'responsible' | 'legalBasis' | 'legalLink';

/** The form of a measure, in the order it is decided on. A letter draws its own part anew, no other. */
export const EditorFields = memo(function EditorFields({ content, write, loaded }: Props) {
  const t = useText();
  const toIssues = useCallback((issues: number[]) => write({ issues }), [write]);
  const toPlaces = useCallback((yugoIds: number[]) => write({ yugoIds }), [write]);
  const toSubjects = useCallback((subjects: MeasureContent['subjects']) => write({ subjects }), [write]);
  const toIndicators = useCallback(
    (change: (indicators: MeasureIndicator[]) => MeasureIndicator[]) =>
      write(({ indicators }) => ({ indicators: change(indicators) })),
    [write],
  );
  const line = (field: LineField, longest: number = most.line) => (
    <TextField
      id={`field-${field}`}
      label={t(`Measures_Field_${field}`)}
      hint={
        field === 'title' ? t('Measures_Count', { count: content.title.length, most: longest }) : undefined
      }
      maxLength={longest}
      type={field === 'legalLink' ? 'url' : 'text'}
      defaultValue={content[field]}
      onChange={({ target }) => write({ [field]: field === 'legalLink' ? linkOf(target) : target.value })}
    />
  );
  return (
    <>
      <Part title={t('Measures_PartWhat')}>
        <div data-field="title">{line('title', most.title)}</div>
        <Texts {...{ content, write }} />
        <EntryChoice
          id="field-issues"
          label={t('Measures_Field_issues')}
          entries={loaded.issues}
          chosen={content.issues}
          onChange={toIssues}
        />
        <KindFields {...{ content, write }} codes={loaded.codes} />
      </Part>
      <Part title={t('Measures_PartWhom')}>
        <PlaceChoice places={loaded.places} chosen={content.yugoIds} onChange={toPlaces} />
        {line('territory')}
        <SubjectChoice
          direction={content.direction}
          subjects={content.subjects}
          loaded={loaded}
          onChange={toSubjects}
        />
      </Part>
      <WhenPart {...{ content, write }} />
      <Part title={t('Measures_Field_indicators')}>
        <IndicatorRows indicators={content.indicators} units={loaded.units} onChange={toIndicators} />
      </Part>
      <Part title={t('Measures_Basis')}>
        {line('responsible')}
        <div data-field="legalBasis">{line('legalBasis')}</div>
        {line('legalLink', 2_000)}
      </Part>
    </>
  );
});

interface WritingProps {
  content: MeasureContent;
  write: WriteContent;
}

/** Goal and description. */
function Texts({ content, write }: WritingProps) {
  const t = useText();
  return (
    <>
      <div data-field="goal">
        <TextArea
          id="field-goal"
          label={t('Measures_Field_goal')}
          rows={3}
          maxLength={most.text}
          defaultValue={content.goal}
          onChange={({ target }) => write({ goal: target.value })}
        />
      </div>
      <TextArea
        label={t('Measures_Field_description')}
        rows={4}
        maxLength={most.text}
        defaultValue={content.description}
        onChange={({ target }) => write({ description: target.value })}
      />
    </>
  );
}

/** Kind after the code book and how strict it is, so that regions compare. */
function KindFields({ content, write, codes }: WritingProps & { codes: LoadedMeasure['codes'] }) {
  const t = useText();
  return (
    <div className={styles.row}>
      <SelectField
        label={t('Measures_Field_code')}
        value={content.code ?? ''}
        options={[
          { value: '', label: t('Measures_NotSaid') },
          ...codes.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
        ]}
        onChange={(code) => write({ code: code || null })}
      />
      <SelectField
        label={t('Measures_Field_strictness')}
        message={t('Measures_StrictnessHint')}
        value={content.strictness === null ? '' : String(content.strictness)}
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
function WhenPart({ content, write }: WritingProps) {
  const t = useText();
  return (
    <Part title={t('Measures_PartWhen')}>
      <div className={styles.row}>
        <TextField
          id="field-starts"
          type="date"
          label={t('Measures_Field_starts')}
          defaultValue={content.starts ?? ''}
          onChange={({ target }) => write({ starts: target.value || null })}
        />
        <TextField
          type="date"
          label={t('Measures_Field_ends')}
          error={isTermReversed(content) ? t('Measures_Reversed') : null}
          defaultValue={content.ends ?? ''}
          onChange={({ target }) => write({ ends: target.value || null })}
        />
        <div data-field="budget">
          <TextField
            type="number"
            min={0}
            label={t('Measures_Field_budget')}
            hint="₽"
            defaultValue={content.budget ?? ''}
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
