import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { holdPunctuation } from '#platform/ui/figures/hold-punctuation.tsx';
import { unitTitle } from '#platform/shared/figures.ts';
import { useRichParts, useText } from '#platform/web/text.ts';
import { conditions, isEvent } from '#services/notifications/public.ts';
import type { Rule } from '../../domain/alerts/check-alert.ts';
import type { AlertsData } from './load-alerts.ts';
import { useChoiceNames } from './use-choice-names.ts';
import type { AlertDraft } from './use-alert-draft.ts';
import styles from './AlertSentence.module.css';

/** What the address names of the alert that is made. */
export interface AlertChoice {
  place?: number;
  indicator?: string;
  measure?: string;
}

interface Props {
  data: AlertsData;
  draft: AlertDraft;
  choose: (part: AlertChoice) => void;
}

/** The threshold as a sentence: every part of it is a picker. */
export function AlertSentence({ data, draft, choose }: Props) {
  const rich = useRichParts();
  const { condition } = draft;
  const available = data.choices.indicators.find(
    ({ indicator }) => indicator === data.tried?.indicator.indicator,
  )?.conditions;
  const unit = condition === 'changes' ? '%' : data.tried ? unitTitle(data.tried.indicator.unit) : '';
  return (
    <div className={styles.sentence}>
      {createElement(
        Fragment,
        null,
        ...holdPunctuation(
          rich(isEvent(condition) ? 'Keeping_SentenceEvent' : 'Keeping_Sentence', {
            ...useFigurePickers({ data, choose }),
            ...useRulePickers(draft, available),
            unit: <span className={styles.unit}>{unit}</span>,
          }),
          isValidElement,
        ),
      )}
    </div>
  );
}

/** What is watched: place and indicator. */
function useFigurePickers({ data, choose }: Pick<Props, 'data' | 'choose'>) {
  const t = useText();
  const { choices, yugoId, tried, measure } = data;
  const named = useChoiceNames(choices.indicators);
  return {
    indicator: (
      <Pick>
        <SelectField
          labelHidden
          label={t('Keeping_Indicator')}
          value={tried ? `${tried.indicator.indicator} ${measure}` : ''}
          options={named.map(({ value, label }) => ({ value, label }))}
          onChange={(value) => {
            const [indicator = '', of = ''] = value.split(' ');
            choose({ indicator, measure: of });
          }}
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
function useRulePickers(
  { condition, setCondition, text, setText, rule, byMail, setByMail }: AlertDraft,
  available: readonly string[] = conditions,
) {
  const t = useText();
  return {
    condition: (
      <Pick>
        <SelectField
          labelHidden
          label={t('Keeping_Condition')}
          value={condition}
          options={conditions.map((value) => {
            const label = t(`Keeping_${value}`);
            const disabled = !available.includes(value);
            return {
              value,
              label: disabled ? t('Keeping_OnlyReports', { condition: label }) : label,
              disabled,
            };
          })}
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
