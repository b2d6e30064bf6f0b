import { flushSync } from 'react-dom';
import type { Control } from './is-changed.ts';

/** Something typed or chosen before the scripts came, until its page is told. */
interface Early {
  control: Control;
  /** Puts it into the control again: what was told before it may have drawn the control anew. */
  putBack: () => void;
  tell: () => void;
}

const waiting: Early[] = [];

/**
 * Tells a page of what stands in a control, as if it were typed now. One control comes after the other, in the order of
 * the page. Each is drawn before the next is told, so that it is laid upon what the one before has changed.
 */
export function reportEarly(control: Control, tell: () => void): void {
  waiting.push({ control, putBack: holdOf(control), tell });
  if (waiting.length === 1) queueMicrotask(tellAll);
}

function tellAll(): void {
  for (const { control, putBack, tell } of waiting.splice(0)) {
    // Another choice has put something else in its place.
    if (!control.isConnected) continue;
    putBack();
    try {
      flushSync(tell);
    } catch (error) {
      // One that fails keeps nothing from the others.
      reportError(error);
    }
  }
}

function holdOf(control: Control): () => void {
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.selectedOptions].map(({ value }) => value);
    return () => {
      for (const option of control.options) option.selected = chosen.includes(option.value);
    };
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const box = control as HTMLInputElement;
    const { checked } = box;
    return () => void (box.checked = checked);
  }
  const { value } = control;
  return () => void (control.value = value);
}
