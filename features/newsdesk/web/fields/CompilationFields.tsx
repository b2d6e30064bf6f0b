import type { CompilationContent, CompilationRule } from '#features/news/public.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { RadioGroup } from '#platform/ui/choices/RadioGroup.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { CompilationItems } from './CompilationItems.tsx';
import type { FoundNews } from './FindNews.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { RuleFields } from './RuleFields.tsx';
import { stateOf } from './ServiceFields.tsx';

interface Props {
  content: CompilationContent;
  onChange: (content: CompilationContent) => void;
  /** Headlines of the news that are in it, or were picked just now. */
  headlines: readonly FoundNews[];
  onFound: (news: FoundNews) => void;
}

const emptyRule: CompilationRule = {
  words: { ru: [], en: [], ja: [], pt: [], es: [] },
  rubrics: [],
  yugoIds: [],
  entityIds: [],
  days: 30,
};

/** A compilation: its names in two languages side by side, and either news in an order or a rule. */
export function CompilationFields({ content, onChange, headlines, onFound }: Props) {
  const t = useText();
  const { texts, rule, items } = content;
  const write = (locale: Locale, change: Partial<CompilationContent['texts'][Locale]>): void =>
    onChange({ ...content, texts: { ...texts, [locale]: { ...texts[locale], ...change } } });
  return (
    <>
      <LanguageFields
        stateOf={(locale) => stateOf(Object.values(texts[locale]))}
        render={(locale) => (
          <>
            <TextField
              label={t('Desk_FieldTitle')}
              value={texts[locale].title}
              maxLength={200}
              onChange={(event) => write(locale, { title: event.target.value })}
            />
            <TextArea
              label={t('Desk_FieldDescription')}
              rows={3}
              maxLength={600}
              value={texts[locale].description}
              onChange={(event) => write(locale, { description: event.target.value })}
            />
          </>
        )}
      />
      <RadioGroup
        legend={t('Desk_FilledBy')}
        options={[
          { value: 'hand', label: t('Desk_ByHand') },
          { value: 'rule', label: t('Desk_ByRule') },
        ]}
        value={rule === null ? 'hand' : 'rule'}
        onChange={(value) => onChange({ ...content, rule: value === 'rule' ? (rule ?? emptyRule) : null })}
      />
      {rule === null ? (
        <CompilationItems
          items={items}
          headlines={headlines}
          onFound={onFound}
          onChange={(next) => onChange({ ...content, items: next })}
        />
      ) : (
        <RuleFields rule={rule} onChange={(next) => onChange({ ...content, rule: next })} />
      )}
    </>
  );
}
