import type { OutputOf } from '#platform/web/api.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { ListedSource } from '../words/SourceState.tsx';
import { useSourceActions } from '../words/use-source-actions.ts';
import styles from './One.module.css';

type Held = OutputOf<'sources/getSource'>['held'];

/** Figures that wait for a person, each and all with accept and reject. */
export function HeldFigures({ source, held }: { source: ListedSource; held: Held }) {
  const t = useText();
  const { busy, decide } = useSourceActions(source);
  const { amount } = useFormats();
  if (held.length === 0) return <p className={styles.note}>{t('Sources_HeldNone')}</p>;
  const all = held.map(({ id }) => id);
  return (
    <>
      <div className={styles.actions}>
        <Button busy={busy === 'decide'} onClick={() => void decide(all, 'accepted')}>
          {t('Sources_AcceptAll')}
        </Button>
        <Button busy={busy === 'decide'} onClick={() => void decide(all, 'rejected')}>
          {t('Sources_RejectAll')}
        </Button>
      </div>
      <ul className={styles.held}>
        {held.map(({ id, place, name, dims, day, before, value, decimals, reason }) => (
          <li key={id}>
            <span>
              <b>{place}</b>, {dims === '' ? name : `${name} · ${dims}`}, {day}:{' '}
              {before === null ? '–' : amount(before, decimals)} → <b>{amount(value, decimals)}</b>
              <span className={styles.why}>{t(`Sources_Hold_${reason}`)}</span>
            </span>
            <span className={styles.choices}>
              <Button size="small" onClick={() => void decide([id], 'accepted')}>
                {t('Sources_Accept')}
              </Button>
              <Button size="small" onClick={() => void decide([id], 'rejected')}>
                {t('Sources_Reject')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('Sources_HeldNote')}</p>
    </>
  );
}
