import { useState } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { locales, type Locale } from '#platform/shared/locales.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { longestName } from '../../domain/edited-themes.ts';
import type { ThemeDeskData } from './load-theme-desk.ts';
import type { ThemeActions } from './use-theme-actions.ts';
import styles from './ThemeDesk.module.css';

type Theme = ThemeDeskData['themes'][number];

interface Props {
  data: Pick<ThemeDeskData, 'themes' | 'scopes' | 'rubrics'>;
  /** Null: a new one. */
  theme: Theme | null;
  actions: ThemeActions;
}

/** Makes a theme, or changes one: its names, circle and section; a theme can be merged into another or removed. */
export function ThemeForm({ data, theme, actions }: Props) {
  const t = useText();
  const locale = useLocale();
  const [names, setNames] = useState<Partial<Record<Locale, string>>>(theme?.names ?? {});
  const [scopeId, setScopeId] = useState(theme?.scopeId ?? data.scopes[0]!.id);
  const [rubricId, setRubricId] = useState(theme?.rubricId ?? data.rubrics[0]!.id);
  const written = Object.fromEntries(
    Object.entries(names).flatMap(([language, name]) => (name.trim() === '' ? [] : [[language, name]])),
  );
  const languages = new Intl.DisplayNames([locale], { type: 'language' });
  const numbered = (list: readonly { id: number; name: string }[]) =>
    list.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Form
      className={styles.form}
      aria-label={theme?.name ?? t('QuoteDesk_New')}
      onSend={() => actions.save({ id: theme?.id, scopeId, rubricId, names: written })}
    >
      <h2 className={styles.name}>{theme?.name ?? t('QuoteDesk_New')}</h2>
      <div className={styles.fields}>
        {[locale, ...locales.filter((each) => each !== locale)].map((language) => (
          <TextField
            key={language}
            label={t('QuoteDesk_Name', { language: languages.of(language) ?? language })}
            lang={language}
            maxLength={longestName}
            autoComplete="off"
            value={names[language] ?? ''}
            onChange={({ target: { value } }) => setNames((known) => ({ ...known, [language]: value }))}
          />
        ))}
        <SelectField
          label={t('Quotes_Scope')}
          value={String(scopeId)}
          options={numbered(data.scopes)}
          onChange={(value) => setScopeId(Number(value))}
        />
        <SelectField
          label={t('Quotes_Rubric')}
          value={String(rubricId)}
          options={numbered(data.rubrics)}
          onChange={(value) => setRubricId(Number(value))}
        />
      </div>
      <p className={styles.acts}>
        <Button
          type="submit"
          variant="primary"
          busy={actions.busy}
          disabled={Object.keys(written).length === 0}
        >
          {t(theme === null ? 'QuoteDesk_Make' : 'QuoteDesk_Save')}
        </Button>
        {theme !== null && (
          <Button busy={actions.busy} onClick={() => void actions.remove(theme.id)}>
            {t('QuoteDesk_Remove')}
          </Button>
        )}
      </p>
      {theme !== null && <Merging theme={theme} themes={data.themes} actions={actions} />}
    </Form>
  );
}

function Merging({
  theme,
  themes,
  actions,
}: {
  theme: Theme;
  themes: readonly Theme[];
  actions: ThemeActions;
}) {
  const t = useText();
  const others = themes.filter(({ id }) => id !== theme.id);
  const [intoId, setIntoId] = useState(String(others[0]?.id ?? ''));
  if (others.length === 0) return null;
  return (
    <div className={styles.acts}>
      <SelectField
        label={t('QuoteDesk_MergeInto')}
        value={intoId}
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={setIntoId}
      />
      <Button busy={actions.busy} onClick={() => void actions.merge(theme.id, Number(intoId))}>
        {t('QuoteDesk_Merge')}
      </Button>
    </div>
  );
}
