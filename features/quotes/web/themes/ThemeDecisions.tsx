import { Button } from '#platform/ui/buttons/Button.tsx';
import { useNearDay } from '#platform/ui/figures/use-formats.ts';
import typeStyles from '#platform/ui/type.module.css';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { useText } from '#platform/web/text.ts';
import type { ThemeDeskData } from './load-theme-desk.ts';
import type { ThemeActions } from './use-theme-actions.ts';
import styles from './ThemeDesk.module.css';

type Decision = ThemeDeskData['decisions'][number];

/** What editors decided of themes, who and when; what stands can be taken back. */
export function ThemeDecisions({
  decisions,
  actions,
}: {
  decisions: readonly Decision[];
  actions: Pick<ThemeActions, 'busy' | 'undo'>;
}) {
  const t = useText();
  const nearDay = useNearDay();
  const write = (at: string) => `${nearDay(dayAt(new Date(at)))}, ${formatTime(new Date(at))}`;
  return (
    <section aria-label={t('Desk_Decisions')}>
      <h2 className={styles.name}>{t('Desk_Decisions')}</h2>
      {decisions.length === 0 && <p className={typeStyles.note}>{t('QuoteDesk_NoDecisions')}</p>}
      <ol className={styles.list}>
        {decisions.map(({ id, kind, theme, into, quoteCount, by, decidedAt, undoneAt, undoneBy }) => (
          <li key={id}>
            <p>
              {t(kind === 'assign' && theme === null ? 'QuoteDesk_Did_free' : `QuoteDesk_Did_${kind}`, {
                theme: theme ?? '',
                into: into ?? '',
                count: quoteCount,
              })}
            </p>
            <p className={typeStyles.meta}>{by === '' ? write(decidedAt) : `${by}, ${write(decidedAt)}`}</p>
            {undoneAt === null ? (
              <Button size="small" busy={actions.busy} onClick={() => void actions.undo(id)}>
                {t('Desk_TakeBack')}
              </Button>
            ) : (
              <p className={typeStyles.meta}>
                {t('Desk_TakenBack', { by: undoneBy ?? '', at: write(undoneAt) })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
