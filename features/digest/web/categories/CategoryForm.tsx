import { Link } from '#platform/web/Link.tsx';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import {
  categoryAudiences,
  longestCategoryName,
  type CategoryAudience,
} from '../../domain/categories/category-limits.ts';
import { CategoryPreview } from './CategoryPreview.tsx';
import { KeywordsField } from './KeywordsField.tsx';
import type { Category } from './load-categories.ts';
import { PartsField } from './PartsField.tsx';
import { useCategoryDraft } from './use-category-draft.ts';
import styles from './Categories.module.css';

/** Makes a category or changes one; below, what it would bring as it stands. */
export function CategoryForm({ category }: { category: Category | null }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { draft, change, save, busy, error } = useCategoryDraft(category);
  const isEmpty = draft.keywords.length + draft.objects.length + draft.sources.length === 0;
  return (
    <div>
      <Form
        className={styles.form}
        aria-label={t(category === null ? 'Category_New' : 'Category_Edit')}
        onSend={() => save()}
      >
        <h2>{t(category === null ? 'Category_New' : 'Category_Edit')}</h2>
        <TextField
          label={t('Category_Name')}
          value={draft.name}
          maxLength={longestCategoryName}
          message={t('Category_NameHint')}
          onChange={(event) => change({ name: event.target.value })}
          autoComplete="off"
        />
        <KeywordsField keywords={draft.keywords} onChange={(keywords) => change({ keywords })} />
        <PartsField kind="objects" chosen={draft.objects} onChange={(objects) => change({ objects })} />
        <PartsField kind="sources" chosen={draft.sources} onChange={(sources) => change({ sources })} />
        <SelectField
          label={t('Category_Audience')}
          value={draft.audience}
          options={categoryAudiences
            .toReversed()
            .map((value) => ({ value, label: t(`Category_Seen_${value}`) }))}
          onChange={(value) => change({ audience: value as CategoryAudience })}
        />
        {error !== '' && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        <div className={styles.acts}>
          <Button type="submit" variant="primary" busy={busy} disabled={isEmpty}>
            {t('Keeping_Save')}
          </Button>
          {category !== null && (
            <Link className="link" to={buildRoute('categories', { id: category.id })}>
              {t('Keeping_Stop')}
            </Link>
          )}
        </div>
      </Form>
      {isEmpty ? <p className={typeStyles.note}>{t('Category_Begin')}</p> : <CategoryPreview draft={draft} />}
    </div>
  );
}
