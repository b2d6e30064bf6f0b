import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { saveFile } from '#platform/ui/tables/save-file.ts';
import { useText } from '#platform/web/text.ts';
import { rulesOf } from '../../domain/family/rules-of-model.ts';
import { familyLimits } from '../../domain/family/family-model.ts';
import { ModelHead } from '../frame/ModelHead.tsx';
import styles from '../frame/ModelPage.module.css';
import { FamilyGround } from './FamilyGround.tsx';
import type { FamilyPage } from './load-family-model.ts';
import type { FamilyDesk } from './use-family-model.ts';
import type { SavedModels } from './use-saved-models.ts';

interface Props {
  page: FamilyPage;
  desk: FamilyDesk;
  actions: SavedModels;
}

/** The type on screen, what the package does to it, and what can be done with the model. */
export function FamilyHead({ page, desk, actions }: Props) {
  const t = useText();
  const { integer } = useFormats();
  const month = desk.result?.types[desk.at];
  const title = desk.type?.name ?? desk.name;
  const cliff = worstCliff(desk);
  return (
    <ModelHead
      title={title}
      pageTitle={`${t('ModelFamily_Title')}: ${title}`}
      trail={[{ label: t('Models_Title') }, { label: t('ModelFamily_Title') }]}
      verdict={
        month
          ? t('ModelFamily_Verdict', {
              income: integer(Math.round(month.after.disposable)),
              course: month.before.poor ? (month.after.poor ? 'still' : 'lifted') : 'above',
              gap: integer(Math.round(month.before.povertyGap)),
              cliff: cliff === null ? 'none' : 'some',
              wage: cliff === null ? '' : integer(cliff.wage),
              loss: cliff === null ? '' : integer(Math.round(cliff.loss)),
            })
          : t('ModelFamily_NotComputed')
      }
      tools={
        <>
          <FamilyGround {...{ page, desk }} />
          <HeadTools key={desk.name} {...{ page, desk, actions }} />
        </>
      }
    />
  );
}

/** The deepest fall of the line with the package; null where there is none. */
function worstCliff({ result }: FamilyDesk): { wage: number; loss: number } | null {
  const points = result?.budgetLine?.after ?? [];
  const falls = points.flatMap(({ wage, disposable, isCliff }, i) =>
    isCliff ? [{ wage, loss: (points[i - 1]?.disposable ?? disposable) - disposable }] : [],
  );
  return falls.toSorted((one, other) => other.loss - one.loss)[0] ?? null;
}

function HeadTools({ page: { saved }, desk, actions }: Props) {
  const t = useText();
  const [name, setName] = useState(desk.name);
  const right = name.trim();
  const json = (): void => {
    const content = {
      model: 'family',
      modelVersion: desk.edition.version,
      name: right,
      ...desk.model,
      rules: rulesOf(desk.model),
      address: window.location.href,
      result: desk.result,
    };
    saveFile(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }), 'family-model.json');
  };
  return (
    <>
      <TextField
        size="small"
        label={t('ModelFamily_Name')}
        value={name}
        maxLength={familyLimits.nameLength}
        onChange={({ target }) => setName(target.value)}
      />
      <Button
        variant="primary"
        busy={actions.busy}
        disabled={right === '' || desk.isLocked}
        onClick={() => void actions.save(right)}
      >
        {t('ModelFamily_Save')}
      </Button>
      {saved && !desk.isLocked && (
        <>
          <Button
            icon="copy"
            onClick={() =>
              void actions.copy(t('ModelFamily_CopyOf', { name: right }).slice(0, familyLimits.nameLength))
            }
          >
            {t('ModelFamily_Copy')}
          </Button>
          <Button
            icon="edit"
            disabled={right === '' || right === saved.name}
            onClick={() => void actions.rename(saved.id, right)}
          >
            {t('ModelFamily_Rename')}
          </Button>
        </>
      )}
      <span className={styles.push} />
      {desk.isChanged && (
        <Button icon="retry" onClick={desk.reset}>
          {t('ModelFamily_Reset')}
        </Button>
      )}
      <Button icon="download" onClick={json}>
        JSON
      </Button>
      <Button icon="print" onClick={() => window.print()}>
        {t('ModelFamily_Print')}
      </Button>
    </>
  );
}
