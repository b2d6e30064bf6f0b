import { locales } from '#platform/shared/locales.ts';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { maxName } from '../../domain/branch/branch-parts.ts';
import styles from './BranchForm.module.css';
import type { useBranchDraft } from './use-branch-draft.ts';

type Draft = ReturnType<typeof useBranchDraft>;

/** Name, codes and reason of a branch; what the codes gather is said while they are typed. */
export function BranchForm({ draft }: { draft: Draft }) {
  const t = useText();
  const { text, change, saving, check } = draft;
  const hasName = Object.values(text.names).some((name) => name.trim() !== '');
  const isWhole = hasName && check !== null && check.unknown.length === 0 && check.codes.length > 0;
  return (
    <Form className={styles.form} onSend={() => draft.save()}>
      <Names draft={draft} />
      <TextArea
        label={t('Branch_Codes')}
        hint={t('Branch_CodesHint')}
        value={text.typed}
        onChange={(event) => change({ typed: event.target.value })}
        maxLength={4000}
      />
      <Gathered check={check} />
      {!draft.isNew && (
        <TextField
          label={t('Branch_Note')}
          value={text.note}
          maxLength={300}
          onChange={(event) => change({ note: event.target.value })}
        />
      )}
      <Outcome draft={draft} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" disabled={!isWhole} busy={saving.kind === 'busy'}>
          {t('Branch_Save')}
        </Button>
        {!draft.isNew && (
          <Button variant="text" onClick={() => void draft.remove()}>
            {t('Branch_Remove')}
          </Button>
        )}
      </div>
    </Form>
  );
}

function Names({ draft: { text, changeName } }: { draft: Draft }) {
  const t = useText();
  const own = useLocale();
  const field = (locale: (typeof locales)[number], label: string) => (
    <TextField
      key={locale}
      label={label}
      value={text.names[locale] ?? ''}
      maxLength={maxName}
      onChange={({ target }) => changeName(locale, target.value)}
    />
  );
  return (
    <>
      {field(own, t('Branch_Name'))}
      <details>
        <summary>{t('Branch_OtherNames')}</summary>
        {locales
          .filter((locale) => locale !== own)
          .map((locale) => field(locale, t(`Branch_NameIn_${locale}`)))}
      </details>
    </>
  );
}

function Gathered({ check }: { check: Draft['check'] }) {
  const t = useText();
  const { shortRoubles } = useFormats();
  if (check === null) return null;
  return (
    <output className={styles.gathered}>
      {check.unknown.length > 0 && (
        <span className={styles.unknown}>{t('Branch_Unknown', { codes: check.unknown.join(', ') })}</span>
      )}
      {check.codes.length > 0 && (
        <span>{t('Branch_Gathers', { count: check.companies, revenue: shortRoubles(check.revenue) })}</span>
      )}
      {check.codes.map(({ code, name }) => (
        <span key={code}>
          {code} {name}
        </span>
      ))}
    </output>
  );
}

function Outcome({ draft: { saving, takeOver } }: { draft: Draft }) {
  const t = useText();
  if (saving.kind === 'conflict')
    return (
      <div role="alert" className={styles.conflict}>
        {t('Branch_Conflict')}{' '}
        <Button size="small" onClick={() => takeOver(saving.version)}>
          {t('Branch_TakeOver')}
        </Button>
      </div>
    );
  if (saving.kind === 'refused' || saving.kind === 'failed')
    return (
      <p role="alert" className={styles.unknown}>
        {t(saving.kind === 'refused' ? 'Branch_Refused' : 'Branch_Failed')}
      </p>
    );
  return null;
}
