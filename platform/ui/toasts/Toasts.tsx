import { useSyncExternalStore } from 'react';
import { toastAreas, type ToastArea } from './toast-areas.ts';
import type { Toast } from './toast-queue.ts';
import { ToastView } from './ToastView.tsx';
import styles from './Toasts.module.css';

const none: readonly Toast[] = [];

/** Where the toasts of one area appear; stands once in the page. */
export function Toasts({ area = 'app' }: { area?: ToastArea }) {
  const { place, queue } = toastAreas[area];
  const shown = useSyncExternalStore(queue.subscribe, queue.getShown, () => none);
  return (
    <div className={`${styles.area} ${styles[place]}`} data-print="no">
      {shown.map((toast) => (
        <ToastView key={toast.id} toast={toast} onGone={() => queue.remove(toast.id)} />
      ))}
    </div>
  );
}
