import { useMemo } from 'react';
import { allRubrics, childRubrics, type CompilationRule } from '#features/news/public.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { Chips } from '#platform/ui/choices/Chips.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useLocale, useText } from '#platform/web/text.ts';
import { LanguageFields } from './LanguageFields.tsx';
import { RegionChoice } from './RegionChoice.tsx';
import styles from './RuleFields.module.css';

interface Props {
  rule: CompilationRule;
  onChange: (rule: CompilationRule) => void;
}

/** The rule that fills a compilation: words by language, rubrics, regions, days. */
export function RuleFields({ rule, onChange }: Props) {
  const t = useText();
  const locale = useLocale();
  const rubrics = useMemo(
    () => childRubrics(allRubrics, locale).map(({ id, name }) => ({ value: String(id), label: name })),
    [locale],
  );
  return (
    <>
      <LanguageFields
        stateOf={(each) => (rule.words[each].length > 0 ? 'whole' : 'none')}
        render={(each) => <Words locale={each} rule={rule} onChange={onChange} />}
      />
      <div>
        <p className={styles.label}>{t('Desk_RuleRubrics')}</p>
        <Chips
          label={t('Desk_RuleRubrics')}
          options={rubrics}
          chosen={rule.rubrics.map(String)}
          onChange={(chosen) => onChange({ ...rule, rubrics: chosen.map(Number).sort((a, b) => a - b) })}
        />
      </div>
      <div className={styles.row}>
        <RegionChoice yugoIds={rule.yugoIds} onChange={(yugoIds) => onChange({ ...rule, yugoIds })} />
        <TextField
          label={t('Desk_RuleDays')}
          type="number"
          min={1}
          max={3660}
          value={rule.days}
          onChange={(event) => {
            const days = Math.round(Number(event.target.value));
            if (days >= 1 && days <= 3660) onChange({ ...rule, days });
          }}
        />
      </div>
    </>
  );
}

function Words({ locale, rule, onChange }: Props & { locale: Locale }) {
  const t = useText();
  return (
    <TextArea
      label={t('Desk_RuleWords')}
      message={t('Desk_RuleWordsHint')}
      rows={8}
      defaultValue={rule.words[locale].join('\n')}
      onChange={(event) => {
        const lines = event.target.value.split('\n').map((line) => line.trim().slice(0, 100));
        onChange({
          ...rule,
          words: { ...rule.words, [locale]: lines.filter((line) => line !== '').slice(0, 40) },
        });
      }}
    />
  );
}
