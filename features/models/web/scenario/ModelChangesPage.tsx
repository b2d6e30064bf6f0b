import { useFormats } from '#platform/ui/figures/use-formats.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useText } from '#platform/web/text.ts';
import { modelVersions, versionDays } from '../../domain/scenario/model-versions.ts';
import styles from './ModelPages.module.css';

const notes = { '1.1': 'Scenario_Note11', '1.0': 'Scenario_Note10' } as const;

/** What each version of the scenario model changed, dated, and how an old result is computed again. */
export default function ModelChangesPage() {
  const t = useText();
  const { day } = useFormats();
  return (
    <main className={styles.page}>
      <h1 className={typeStyles.headline}>{t('Titles_ModelChanges')}</h1>
      <p className={styles.lead}>{t('Scenario_ChangesLead')}</p>
      {modelVersions.map((version) => (
        <section key={version} className={styles.version}>
          <h2 className={typeStyles.title}>
            {t('Scenario_Version', { version, day: day(versionDays[version]) })}
          </h2>
          <p>{t(notes[version])}</p>
        </section>
      ))}
    </main>
  );
}
