import { useState } from 'react';
import { languagesOf, type ServiceContent } from '#features/news/public.ts';
import { ArticleBody } from '#features/news/public.web.ts';
import { Chips } from '#platform/ui/choices/Chips.tsx';
import type { Locale } from '#platform/shared/locales.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import styles from './Preview.module.css';

/** An announcement as its page will show it, in any language it is written in. */
export function ServicePreview({ content: { texts } }: { content: ServiceContent }) {
  const t = useText();
  const own = useLocale();
  const written = languagesOf(texts);
  const [chosen, setChosen] = useState<Locale>(own);
  const locale = written.includes(chosen) ? chosen : (written[0] ?? own);
  const { title, body } = texts[locale];
  return (
    <>
      {written.length > 1 && (
        <Chips
          label={t('Desk_FieldLanguage')}
          options={written.map((value) => ({ value, label: value }))}
          chosen={[locale]}
          onChange={(next) => setChosen(next.find((each) => each !== locale) ?? locale)}
        />
      )}
      <article lang={locale}>
        <h2 className={styles.title}>{title.trim() || t('Desk_Untitled')}</h2>
        <ArticleBody body={body} language={locale} />
      </article>
    </>
  );
}
