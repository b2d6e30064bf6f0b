import type { ReactNode } from 'react';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { unitTitle } from '#platform/shared/figures.ts';
import { useRichText, useText } from '#platform/web/text.ts';
import { conditions } from '#services/notifications/public.ts';
import type { Rule } from '../../domain/alerts/check-alert.ts';
import type { AlertsData } from './load-alerts.ts';
import type { AlertDraft } from './use-alert-draft.ts';
import styles from './AlertSentence.module.css';

interface Props {
  data: AlertsData;
  draft: AlertDraft;
  choose: (part: { place?: number; indicator?: string }) => void;
}

/** The threshold as a sentence: every part of it is a picker. */
export function AlertSentence({ data, draft, choose }: Props) {
  const rich = useRichText();
  const { condition } = draft;
  const unit = condition === 'changes' ? '%' : data.tried ? unitTitle(data.tried.indicator.unit) : '';
  return (
    <div className={styles.sentence}>
      {rich('Keeping_Sentence', {
        ...useFigurePickers({ data, choose }),
        ...useRulePickers(draft),
        unit: <span className={styles.unit}>{unit}</span>,
      })}
    </div>
  );
}

/** What is watched: place and indicator. */
function useFigurePickers({ data: { choices, yugoId, tried }, choose }: Pick<Props, 'data' | 'choose'>) {
  const t = useText();
  return {
    indicator: (
      <Pick>
        <SelectField
          labelHidden
          label={t('Keeping_Indicator')}
          value={tried?.indicator.indicator ?? ''}
          options={choices.indicators.map(({ indicator, name }) => ({ value: indicator, label: name }))}
          onChange={(indicator) => choose({ indicator })}
        />
      </Pick>
    ),
    place: (
      <Pick>
        <SelectField
          labelHidden
          label={t('Keeping_Place')}
          value={String(yugoId)}
          options={choices.places.map((place) => ({ value: String(place.yugoId), label: place.name }))}
          onChange={(value) => choose({ place: Number(value) })}
        />
      </Pick>
    ),
  };
}

/** When it is told, and by which ways. */
function useRulePickers({ condition, setCondition, text, setText, rule, byMail, setByMail }: AlertDraft) {
  const t = useText();
  return {
    condition: (
      <Pick>
        <SelectField
          labelHidden
          label={t('Keeping_Condition')}
          value={condition}
          options={conditions.map((value) => ({ value, label: t(`Keeping_${value}`) }))}
          onChange={(value) => setCondition(value as Rule['condition'])}
        />
      </Pick>
    ),
    threshold: (
      <Pick>
        <TextField
          labelHidden
          label={t('Keeping_Threshold')}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={text !== '' && rule === null ? t('Keeping_ThresholdWrong') : null}
        />
      </Pick>
    ),
    ways: (
      <Pick>
        <SelectField
          labelHidden
          label={t('Keeping_Ways')}
          value={byMail ? 'mail' : 'here'}
          options={[
            { value: 'here', label: t('Keeping_Here') },
            { value: 'mail', label: t('Keeping_HereAndMail') },
          ]}
          onChange={(value) => setByMail(value === 'mail')}
        />
      </Pick>
    ),
  };
}

function Pick({ children }: { children: ReactNode }) {
  return <span className={styles.pick}>{children}</span>;
}
