import {
  useEffect,
  useId,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { createPortal } from 'react-dom';
import type { PopupWish } from './layout-popup.ts';
import { usePopup } from './use-popup.ts';
import styles from './Popup.module.css';

/** What the thing that opens a popover must wear. */
export interface PopoverToggleProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
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
  const [host, setHost] = useState<Element | null>(null);
  const id = useId();
  const change = (next: Element | null) => {
    setHost(next);
    onOpenChange?.(next !== null);
  };
  const open = host !== null;
  const close = () => change(null);
  const { anchorRef, popupRef } = usePopup<HTMLButtonElement, HTMLDivElement>({
    open,
    onClose: close,
    ...wish,
  });
  useEffect(() => {
    if (open) popupRef.current?.focus({ preventScroll: true });
  }, [open, popupRef]);
  const leave = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Tab' || !isLastStop(event)) return;
    event.preventDefault();
    close();
    anchorRef.current?.focus();
  };
  return (
    <>
      {renderToggle({
        ref: anchorRef,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: ({ currentTarget }) => change(open ? null : hostOf(currentTarget)),
      })}
      {host &&
        createPortal(
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Tab is watched on its way out
          <div
            ref={popupRef}
            id={id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> is hidden unless opened by its own means
            role="dialog"
            aria-label={label}
            tabIndex={-1}
            popover="manual"
            className={`${styles.popup} ${padded ? styles.pad : ''}`}
            onKeyDown={leave}
          >
            {typeof children === 'function' ? children(close) : children}
          </div>,
          host,
        )}
    </>
  );
}

/** A number with a receipt stands inside a paragraph, where no sheet may; inside a dialog the sheet must stay in it. */
function hostOf(toggle: Element): Element {
  return toggle.closest('dialog, [role="dialog"], [role="alertdialog"]') ?? document.body;
}

/** The sheet stands at the end of the page: leaving it by Tab leads back to its toggle. */
function isLastStop({ currentTarget, target, shiftKey }: KeyboardEvent<HTMLDivElement>): boolean {
  const stops = [
    ...currentTarget.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [tabindex="0"]',
    ),
  ];
  if (shiftKey) return target === currentTarget || target === stops[0];
  return stops.length === 0 || target === stops.at(-1);
}
