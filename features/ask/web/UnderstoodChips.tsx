import { useEffect, useRef } from 'react';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import type { Answer } from './answer.ts';
import { useAskAddress } from './use-ask-address.ts';
import styles from './AskPage.module.css';

/** What was understood, a chip for each part; one that can be changed opens the other choices, each a question of its own. */
export function UnderstoodChips({ chips }: { chips: Answer['chips'] }) {
  const t = useText();
  const addressOf = useAskAddress();
  const chipsRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') closePicker(chipsRef.current);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
  return (
    <div ref={chipsRef} className={styles.chips}>
      <span>{t('Ask_Understood')}</span>
      {chips.map(({ kind, text, options }) =>
        options.length === 0 ? (
          <span key={kind} className={styles.chip}>
            {t(`Ask_Chip_${kind}`)} <b>{text}</b>
          </span>
        ) : (
          // One name: opening a chip closes the other.
          <details key={kind} name="ask-chip" className={styles.picker}>
            <summary className={styles.chip}>
              {t(`Ask_Chip_${kind}`)} <b>{text}</b> <Icon name="chevron-down" size={12} />
            </summary>
            <ul className={styles.options}>
              {options.map((option) => (
                <li key={option.text}>
                  <Link to={addressOf(option.question)}>{option.text}</Link>
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
    </div>
  );
}

/** Closes the chip that is open; who was within stands on it again. */
function closePicker(chips: HTMLElement | null): void {
  const picker = chips?.querySelector<HTMLDetailsElement>('details[open]');
  if (!picker) return;
  const isWithin = picker.contains(document.activeElement);
  picker.open = false;
  if (isWithin) picker.querySelector('summary')?.focus();
}
