import { useEffect, useEffectEvent, useState, useRef } from 'react';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useText } from '#platform/web/text.ts';
import type { Toast } from './toast-queue.ts';
import { useDragAway } from './use-drag-away.ts';
import styles from './Toasts.module.css';

/** Spec 9: coming and going take 400 ms; Toasts.module.css says the same. */
const transitionMs = 400;

const icons = { done: 'check', failed: 'warning', progress: 'download', plain: 'info' } as const;

/** One toast: closes by time, click, drag or its cross; hover and focus hold the time. */
export function ToastView({ toast, onGone }: { toast: Toast; onGone: () => void }) {
  const t = useText();
  const [held, setHeld] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = () => setLeaving(true);
  useAutoClose(toast.autoCloseMs, held || leaving, leave);
  const drag = useDragAway(leave);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => gone(), transitionMs);
    return () => clearTimeout(timer);
  }, [leaving]);
  const act = () => {
    toast.action?.onSelect();
    leave();
  };
  return (
    // A click anywhere closes, for the pointer only: the keyboard has the cross.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      role={toast.kind === 'failed' ? 'alert' : 'status'}
      className={`${styles.toast} ${styles[toast.kind] ?? ''} ${drag.dragging ? styles.dragged : ''}`}
      data-state={leaving ? 'leaving' : 'shown'}
      style={{ translate: drag.dx ? `${drag.dx}px 0` : undefined }}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onClick={() => drag.moved || leave()}
      {...drag.handlers}
    >
      <Icon name={icons[toast.kind]} />
      <p className={styles.message}>{toast.message}</p>
      {toast.action && (
        <button type="button" className={styles.action} onClick={act}>
          {toast.action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t('Ui_Close')} onClick={leave}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}

/** Calls `onTime` after `ms` of not being held; a hold keeps what was left. */
function useAutoClose(ms: number | false, held: boolean, onTime: () => void): void {
  const left = useRef<{ ms: number | false; rest: number | false }>({ ms, rest: ms });
  const close = useEffectEvent(onTime);
  useEffect(() => {
    if (left.current.ms !== ms) left.current = { ms, rest: ms };
    const { rest } = left.current;
    if (held || rest === false) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => close(), rest);
    return () => {
      clearTimeout(timer);
      left.current.rest = rest - (Date.now() - since);
    };
  }, [held, ms]);
}
