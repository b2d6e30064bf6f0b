import type { ServiceContent } from '#features/news/public.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { LanguageFields, type LanguageState } from './LanguageFields.tsx';

interface Props {
  content: ServiceContent;
  onChange: (content: ServiceContent) => void;
}

/** An announcement: its title and text in two languages side by side. */
export function ServiceFields({ content: { texts }, onChange }: Props) {
  const t = useText();
  const write = (locale: Locale, change: Partial<ServiceContent['texts'][Locale]>): void =>
    onChange({ texts: { ...texts, [locale]: { ...texts[locale], ...change } } });
  return (
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
            label={t('Desk_FieldBody')}
            message={t('Desk_MarkupHint')}
            rows={18}
            maxLength={40_000}
            value={texts[locale].body}
            onChange={(event) => write(locale, { body: event.target.value })}
          />
        </>
      )}
    />
  );
}

/** Whole when every text is written. */
export function stateOf(texts: readonly string[]): LanguageState {
  const written = texts.filter((text) => text.trim() !== '').length;
  return written === 0 ? 'none' : written === texts.length ? 'whole' : 'part';
}
