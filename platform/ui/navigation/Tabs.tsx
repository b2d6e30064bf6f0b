import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

interface Props<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string; count?: string; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  small?: boolean;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** Tabs inside a page, without an address of their own. Arrow keys move and choose. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  small = false,
  children,
}: Props<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const open = tabs.filter(({ disabled }) => !disabled);
    const at = open.findIndex((tab) => tab.value === value);
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: open.length - 1,
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : open.at(step % open.length);
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={`${styles.tabs} ${small ? styles.small : ''}`}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className={styles.tab}
            data-label={tab.label}
            data-value={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.count && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
