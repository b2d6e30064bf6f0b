import { useMemo } from 'react';
import { childRubrics, allRubrics } from '#features/news/public.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { locales } from '#platform/shared/locales.ts';
import type { SelectOption } from '#platform/ui/fields/SelectField.tsx';
import { useLocale, useText } from '#platform/web/text.ts';

type Regions = OutputOf<'site/getRegionNames'>['regions'];

/** What a feed may be set to, with names in the interface's language; the empty value = told by each item. */
export function useChoices(regions: Regions) {
  const t = useText();
  const locale = useLocale();
  return useMemo(() => {
    const rubrics = childRubrics(allRubrics, locale).map(({ id, name }) => ({
      value: String(id),
      label: name,
    }));
    const places = regions.map(({ yugoId, byLocale }) => ({
      value: String(yugoId),
      label: byLocale[locale],
    }));
    const languages = locales.map((code) => ({ value: code, label: languageName(code, locale) }));
    const withAny = (label: string, options: SelectOption[]) => [{ value: '', label }, ...options];
    return {
      rubrics: withAny(t('Feeds_AnyRubric'), rubrics),
      regions: withAny(t('Feeds_AnyRegion'), places),
      languages: withAny(t('Feeds_AnyLanguage'), languages),
    };
  }, [t, locale, regions]);
}

/** A language's name in the interface's one, lower case as in a sentence. */
export function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
}
