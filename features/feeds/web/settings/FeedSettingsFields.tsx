import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useChoices } from '../words/use-choices.ts';
import type { Settings } from './settings.ts';
import styles from './FeedSettingsFields.module.css';

interface Props {
  settings: Settings;
  regions: OutputOf<'site/getRegionNames'>['regions'];
  onChange: (change: Partial<Settings>) => void;
}

/** What an editor sets of a feed: its name, and what holds for all of its items. */
export function FeedSettingsFields({ settings, regions, onChange }: Props) {
  const t = useText();
  const choices = useChoices(regions);
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <TextField
          label={t('Feeds_Field_Title')}
          value={settings.title}
          required
          maxLength={200}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </div>
      <SelectField
        label={t('Feeds_Field_Rubric')}
        options={choices.rubrics}
        value={settings.rubricId}
        onChange={(rubricId) => onChange({ rubricId })}
      />
      <SelectField
        label={t('Feeds_Field_Region')}
        options={choices.regions}
        value={settings.yugoId}
        onChange={(yugoId) => onChange({ yugoId })}
      />
      <SelectField
        label={t('Feeds_Field_Language')}
        options={choices.languages}
        value={settings.language}
        onChange={(language) => onChange({ language })}
      />
      <div className={styles.wide}>
        <Checkbox
          label={t('Feeds_Field_SourceText')}
          checked={settings.readsSourceText}
          onChange={(readsSourceText) => onChange({ readsSourceText })}
        />
        <p className={styles.hint}>{t('Feeds_Field_SourceTextHint')}</p>
      </div>
    </div>
  );
}
