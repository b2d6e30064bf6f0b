import { useEffect, useId, useState, type ReactElement, type ReactNode, type Ref } from 'react';
import type { PopupWish } from './place-popup.ts';
import { usePopup } from './use-popup.ts';
import styles from './Popup.module.css';

/** What the thing that opens a popover must wear. */
export interface PopoverToggleProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

interface Props extends PopupWish {
  renderToggle: (toggle: PopoverToggleProps) => ReactElement;
  /** The popover's name for a screen reader. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Padding of 12 and 16 px, as a receipt has; off for lists. */
  padded?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A sheet beside its toggle for anything that is not a menu; the page behind stays usable. */
export function Popover({ renderToggle, label, children, padded = true, onOpenChange, ...wish }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const { anchorRef, popupRef } = usePopup<HTMLButtonElement, HTMLDialogElement>({
    open,
    onClose: () => change(false),
    ...wish,
  });
  useEffect(() => {
    if (open) popupRef.current?.focus({ preventScroll: true });
  }, [open, popupRef]);
  return (
    <>
      {renderToggle({
        ref: anchorRef,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => change(!open),
      })}
      {open && (
        <dialog
          ref={popupRef}
          id={id}
          aria-label={label}
          tabIndex={-1}
          popover="manual"
          className={`${styles['popup']} ${padded ? styles['pad'] : ''}`}
        >
          {typeof children === 'function' ? children(() => change(false)) : children}
        </dialog>
      )}
    </>
  );
}
