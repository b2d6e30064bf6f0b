import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Opens a <dialog> over the page; a press on the backdrop and Escape close it, a press inside does not. Escape closes it at
 * once: the browser tells of a closed dialog a moment later, and what opens it again in that moment would be undone.
 */
export function useModalPanel(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const panel = dialog.current;
    if (!panel) return undefined;
    const leave = () => close();
    // Closed before it goes: only then does the browser give the focus back to where it was.
    const shut = () => {
      panel.close();
      close();
    };
    const press = (event: MouseEvent) => event.target === panel && shut();
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      shut();
    };
    panel.showModal();
    panel.addEventListener('keydown', escape);
    panel.addEventListener('close', leave);
    panel.addEventListener('click', press);
    return () => {
      panel.removeEventListener('keydown', escape);
      panel.removeEventListener('close', leave);
      panel.removeEventListener('click', press);
      panel.close();
    };
  }, []);
  return dialog;
}
