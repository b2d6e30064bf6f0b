import { useFormats } from '#platform/ui/figures/use-formats.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useText } from '#platform/web/text.ts';
import { familyEditions } from '../../domain/family/family-editions.ts';
import { populationEditions } from '../../domain/population/population-editions.ts';
import { modelVersions, versionDays } from '../../domain/scenario/model-versions.ts';
import { modelSections } from './model-sections.ts';
import styles from './ModelPages.module.css';

const notes = {
  '1.3': 'Scenario_Note13',
  '1.2': 'Scenario_Note12',
  '1.1': 'Scenario_Note11',
  '1.0': 'Scenario_Note10',
} as const;

/** What each version changed, newest first. */
const versions = {
  scenario: modelVersions.map((version) => ({ version, day: versionDays[version], note: notes[version] })),
  population: populationEditions.map(({ version, day }) => ({
    version: String(version),
    day,
    note: `ModelPopulation_Version${version}` as const,
  })),
  family: familyEditions.map(({ version, day }) => ({
    version: String(version),
    day,
    note: `ModelFamily_Version${version}` as const,
  })),
} as const;

/** What each version of the three models changed, dated, and how an old result is computed again. */
export default function ModelChangesPage() {
  const t = useText();
  const { day } = useFormats();
  return (
    <main className={styles.page}>
      <h1 className={typeStyles.headline}>{t('Titles_ModelChanges')}</h1>
      <p className={styles.lead}>{t('Scenario_ChangesLead')}</p>
      {modelSections.map(({ id, title }) => (
        <section key={id} id={id} className={styles.model}>
          <h2 className={typeStyles.title}>{t(title)}</h2>
          {versions[id].map(({ version, day: came, note }) => (
            <div key={version} className={styles.version}>
              <h3>{t('Scenario_Version', { version, day: day(came) })}</h3>
              <p>{t(note)}</p>
            </div>
          ))}
          {versions[id].length === 1 && <p>{t('Models_OnlyVersion')}</p>}
        </section>
      ))}
    </main>
  );
}
