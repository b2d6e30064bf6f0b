import { useNavigate, useRevalidator } from 'react-router';
import type { OutputOf } from '#platform/web/api.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { ListedSource } from '../words/SourceState.tsx';
import { RecipeForm } from '../recipe/RecipeForm.tsx';
import styles from './One.module.css';

export type Recipe = OutputOf<'sources/getSource'>['recipe'];

/** What each column of the answer means here, and the checks a figure goes through. */
export function ReadingParts({ source, recipe }: { source: ListedSource; recipe: Recipe }) {
  const t = useText();
  const { parts } = recipe;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const buildRoute = useBuildRoute();
  // Under another code it has become a source beside this one.
  const shownAgain = async (code: string): Promise<void> =>
    code === source.code ? revalidate() : navigate(buildRoute('figureSource', { code }));
  return (
    <>
      <table className={styles.table}>
        <caption className="sr-only">{t('Sources_Reading')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Sources_InFile')}</th>
            <th scope="col">{t('Sources_Meaning')}</th>
            <th scope="col">{t('Sources_How')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ column, meaning, how }) => (
            <tr key={`${column} ${how}`}>
              <th scope="row">
                <code>{column}</code>
              </th>
              <td>{t(`Sources_Meaning_${meaning}`)}</td>
              <td>{how}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className={styles.sub}>{t('Sources_Checks')}</h3>
      <Checks recipe={recipe} />
      <details>
        <summary>{t('Sources_Recipe')}</summary>
        <RecipeForm
          key={recipe.text}
          text={recipe.text}
          edited={{ code: source.code, version: source.version }}
          onSaved={shownAgain}
        />
      </details>
    </>
  );
}

/** Dossiers have no figures: nothing of theirs is revised or leaps. */
export function Checks({ recipe: { parts, checks } }: { recipe: Pick<Recipe, 'parts' | 'checks'> }) {
  const t = useText();
  const { number } = useFormats();
  const hasFigures = parts.some(({ meaning }) => meaning === 'figure');
  return (
    <ul className={styles.checks}>
      {checks.least !== null && <li>{t('Sources_Check_least', { value: number(checks.least) })}</li>}
      {checks.most !== null && <li>{t('Sources_Check_most', { value: number(checks.most) })}</li>}
      {hasFigures && <li>{t('Sources_Check_revision', { percent: checks.revisionPercent })}</li>}
      {hasFigures && <li>{t('Sources_Check_jump', { times: checks.jumpTimes })}</li>}
      <li>{t('Sources_Check_refused', { percent: checks.refusedPercent })}</li>
    </ul>
  );
}
