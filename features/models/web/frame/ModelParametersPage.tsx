import typeStyles from '#platform/ui/type.module.css';
import { useText } from '#platform/web/text.ts';
import { FamilyParameters } from '../family/FamilyParameters.tsx';
import { PopulationParameters } from '../population/PopulationParameters.tsx';
import { ScenarioParameters } from '../scenario/ScenarioParameters.tsx';
import { modelSections } from './model-sections.ts';
import styles from './ModelPages.module.css';

const tables = {
  scenario: ScenarioParameters,
  population: PopulationParameters,
  family: FamilyParameters,
} as const;

/** Each number of the three models with unit, source, validity and how far it is backed. */
export default function ModelParametersPage() {
  const t = useText();
  return (
    <main className={styles.page}>
      <h1 className={typeStyles.headline}>{t('Titles_ModelParameters')}</h1>
      <p className={styles.lead}>{t('Scenario_ParametersLead')}</p>
      {modelSections.map(({ id, title }) => {
        const Table = tables[id];
        return (
          <section key={id} id={id} className={styles.model}>
            <h2 className={typeStyles.title}>{t(title)}</h2>
            <Table />
          </section>
        );
      })}
    </main>
  );
}
