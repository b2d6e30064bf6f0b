import { createToastQueue, type Toast } from './toast-queue.ts';

/**
 * The two places of toasts. Spec 9: in the app at the bottom right for 3000 ms, three at once here;
 * elsewhere at the top right for 5000 ms.
 */
export const toastAreas = {
  app: { place: 'bottomRight', autoCloseMs: 3000, queue: createToastQueue(3) },
  page: { place: 'topRight', autoCloseMs: 5000, queue: createToastQueue() },
} as const;

export type ToastArea = keyof typeof toastAreas;

interface ToastOptions extends Partial<Pick<Toast, 'kind' | 'action' | 'autoCloseMs'>> {
  area?: ToastArea;
}

/** Shows a message from anywhere in the browser; the id takes it away before its time. */
export function showToast(message: Toast['message'], { area = 'app', ...rest }: ToastOptions = {}): number {
  const { queue, autoCloseMs } = toastAreas[area];
  return queue.add({ message, kind: 'plain', autoCloseMs, ...rest });
}

/** Takes a toast away. */
export function closeToast(id: number, area: ToastArea = 'app'): void {
  toastAreas[area].queue.remove(id);
}
