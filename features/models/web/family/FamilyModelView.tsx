import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { AboutModel } from '../frame/AboutModel.tsx';
import { familyVersions } from '../../domain/family/family-editions.ts';
import { Locked, OldVersion } from '../frame/VersionState.tsx';
import { Step } from '../frame/Step.tsx';
import styles from '../frame/ModelPage.module.css';
import { BudgetTile } from './BudgetTile.tsx';
import { FamilyHead } from './FamilyHead.tsx';
import { HouseholdEditor } from './household/HouseholdEditor.tsx';
import type { FamilyPage } from './load-family-model.ts';
import { WaterfallTile } from './MonthTiles.tsx';
import { PackageEditor } from './PackageEditor.tsx';
import { RegionRollUpTile } from './roll-up/RegionRollUpTile.tsx';
import { RollUpTile } from './roll-up/RollUpTile.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { SavedList } from './SavedList.tsx';
import { TypeChoice } from './household/TypeChoice.tsx';
import { useFamilyModel } from './use-family-model.ts';
import { useSavedModels } from './use-saved-models.ts';

/** Family and package at the left, the month and the budget line at the right, all families and the rules below. */
export function FamilyModelView({ page }: { page: FamilyPage }) {
  const t = useText();
  const desk = useFamilyModel(page);
  const actions = useSavedModels(page, desk);
  const { result, problems, at, addressed, isLocked } = desk;
  const type = result?.types[at];
  return (
    <main className={styles.page}>
      <FamilyHead {...{ page, desk, actions }} />
      {addressed === 'later' && <p role="status">{t('ModelFamily_Later')}</p>}
      {addressed === 'unreadable' && <p role="status">{t('ModelFamily_Unreadable')}</p>}
      {addressed === 'broken' && <p role="status">{t('ModelFamily_Broken')}</p>}
      <OldVersion version={desk.edition.version} newest={familyVersions[0]} />
      {page.saved === null && addressed === 'model' && <p role="status">{t('ModelFamily_Shared')}</p>}
      <div className={styles.steps}>
        <div className={styles.assumptions}>
          <Step number={1} title={t('ModelFamily_Step1')} />
          <TypeChoice desk={desk} />
          <Locked isLocked={isLocked}>
            <HouseholdEditor desk={desk} />
          </Locked>
          <Step number={2} title={t('ModelFamily_Step2')}>
            <SampleTag />
          </Step>
          <Locked isLocked={isLocked}>
            <PackageEditor desk={desk} />
          </Locked>
        </div>
        <div className={styles.results}>
          <Step number={3} title={t('ModelFamily_Step3')} />
          {result && type ? (
            <>
              <WaterfallTile {...{ desk, result }} />
              {result.budgetLine && <BudgetTile {...{ desk, type }} line={result.budgetLine} />}
            </>
          ) : (
            <Tile
              level={2}
              title={t('ModelFamily_NotComputed')}
              state={{
                kind: 'empty',
                isOwn: true,
                message: t('ModelFamily_Problems', { paths: problems.map(({ path }) => path).join(', ') }),
              }}
            />
          )}
        </div>
      </div>
      {result?.rollUp && <RollUpTile {...{ result, at }} rollUp={result.rollUp} />}
      <RegionRollUpTile {...{ page, desk }} />
      <div className={styles.onScreen}>
        <SavedList {...{ page, actions }} />
        <Locked isLocked={isLocked}>
          <RulesPanel desk={desk} />
        </Locked>
      </div>
      <p className={styles.sources}>
        {t('ModelFamily_Simplified')} <AboutModel model="family" />
      </p>
    </main>
  );
}
