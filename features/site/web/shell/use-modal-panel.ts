import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Opens a <dialog> over the page; a press on the backdrop and Escape close it, a press inside does not. */
export function useModalPanel(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const panel = dialog.current;
    if (!panel) return undefined;
    const leave = () => close();
    const press = (event: MouseEvent) => event.target === panel && close();
    panel.showModal();
    panel.addEventListener('close', leave);
    panel.addEventListener('click', press);
    return () => {
      panel.removeEventListener('close', leave);
      panel.removeEventListener('click', press);
      panel.close();
    };
  }, []);
  return dialog;
}
