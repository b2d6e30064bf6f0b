import { allRubrics, childRubrics, type ArticleContent } from '#features/news/public.ts';
import { isLocale, locales } from '#platform/shared/locales.ts';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useLocale, useText } from '#platform/web/text.ts';
import styles from './ArticleFields.module.css';

interface Props {
  content: ArticleContent;
  onChange: (content: ArticleContent) => void;
}

/** An article: language and rubric, headline, announce, text. */
export function ArticleFields({ content, onChange }: Props) {
  const t = useText();
  const locale = useLocale();
  const write = (change: Partial<ArticleContent>): void => onChange({ ...content, ...change });
  const rubrics = childRubrics(allRubrics, locale).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  return (
    <>
      <div className={styles.row}>
        <SelectField
          label={t('Desk_FieldLanguage')}
          value={content.language}
          options={locales.map((each) => ({ value: each, label: t(`Desk_Language_${each}`) }))}
          onChange={(value) => isLocale(value) && write({ language: value })}
        />
        <SelectField
          label={t('Desk_FieldRubric')}
          value={String(content.rubricId ?? '')}
          options={[{ value: '', label: t('Desk_NoRubric') }, ...rubrics]}
          onChange={(value) => write({ rubricId: value === '' ? null : Number(value) })}
        />
      </div>
      <div lang={content.language} className={styles.texts}>
        <TextField
          label={t('Desk_FieldTitle')}
          value={content.title}
          maxLength={200}
          onChange={(event) => write({ title: event.target.value })}
        />
        <TextArea
          label={t('Desk_FieldAnnounce')}
          message={t('Desk_AnnounceHint')}
          rows={3}
          maxLength={600}
          value={content.announce}
          onChange={(event) => write({ announce: event.target.value })}
        />
        <TextArea
          label={t('Desk_FieldBody')}
          message={t('Desk_MarkupHint')}
          rows={20}
          maxLength={40_000}
          value={content.body}
          onChange={(event) => write({ body: event.target.value })}
        />
      </div>
      <p className={styles.note}>{t('Desk_ArticleTime')}</p>
    </>
  );
}
