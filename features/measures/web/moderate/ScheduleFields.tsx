import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { Moments } from '../measure/use-measure-steps.ts';
import styles from './MeasureDecision.module.css';

/** The moments an accepted version goes out and goes away, by the moderator's own clock. */
export function ScheduleFields({ when, onChange }: { when: Moments; onChange: (when: Moments) => void }) {
  const t = useText();
  const field = (name: keyof Moments) => (
    <TextField
      type="datetime-local"
      size="small"
      label={t(name === 'publishAt' ? 'Measures_PublishAt' : 'Measures_ExpiresAt')}
      message={t(name === 'publishAt' ? 'Measures_PublishAtHint' : 'Measures_ExpiresAtHint')}
      onChange={({ target }) => {
        const { [name]: _before, ...rest } = when;
        onChange(target.value === '' ? rest : { ...rest, [name]: new Date(target.value).toISOString() });
      }}
    />
  );
  return (
    <Tile level={2} title={t('Measures_When')}>
      <div className={styles.when}>
        {field('publishAt')}
        {field('expiresAt')}
      </div>
    </Tile>
  );
}
