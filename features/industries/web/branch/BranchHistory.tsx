import { Button } from '#platform/ui/buttons/Button.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { branchName } from '../../domain/branch/branch-parts.ts';
import styles from './BranchForm.module.css';
import type { BranchText } from './use-branch-draft.ts';

interface Props {
  history: OutputOf<'branches/getHistory'> | null;
  /** Puts an earlier state into the form. */
  take: (part: Partial<BranchText>) => void;
}

/** Every state a branch had, newest first; an earlier one can be taken into the form. */
export function BranchHistory({ history, take }: Props) {
  const t = useText();
  const locale = useLocale();
  const { day } = useFormats();
  const versions = history?.versions ?? [];
  return (
    <Tile
      level={2}
      title={t('Branch_History')}
      state={
        versions.length === 0 ? { kind: 'empty', isOwn: true, message: t('Branch_NoHistory') } : undefined
      }
    >
      <ol className={styles.history}>
        {versions.map(({ version, step, names, codes, note, changedBy, changedAt }) => (
          <li key={version}>
            <small>
              {t(`Branch_Step_${step}`)}, {day(dayAt(new Date(changedAt)))}
              {changedBy !== null && `, ${changedBy}`}
            </small>
            {branchName(names, locale)}: {codes.join(', ')}
            {note !== '' && <small>{note}</small>}
            {version !== history?.version && (
              <Button size="small" variant="text" onClick={() => take({ names, typed: codes.join(', ') })}>
                {t('Branch_Take', { version })}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Tile>
  );
}
