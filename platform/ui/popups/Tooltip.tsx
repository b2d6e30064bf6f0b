import { useId, useRef, useState, type ReactNode } from 'react';
import type { PopupWish } from './layout-popup.ts';
import { usePopup } from './use-popup.ts';
import styles from './Popup.module.css';

interface Props extends PopupWish {
  /** The words; nothing clickable belongs here. A function is asked when they are wanted. */
  content: ReactNode | (() => ReactNode);
  /** One element that can take the focus, or text with `focusable`. */
  children: ReactNode;
  /** Makes plain text reachable by Tab. */
  focusable?: boolean;
}

const delayMs = 200;

/** A hint on hover and focus, 200 ms late by pointer and at once by keyboard. */
export function Tooltip({
  content,
  children,
  focusable = false,
  side = 'top',
  align = 'center',
  offset,
}: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { anchorRef, popupRef } = usePopup<HTMLSpanElement, HTMLSpanElement>({
    open,
    onClose: () => setOpen(false),
    side,
    align,
    offset,
  });
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const described = { 'aria-describedby': open ? id : undefined };
  return (
    <span
      ref={anchorRef}
      {...(focusable ? {} : described)}
      onPointerEnter={() => (timer.current = setTimeout(() => setOpen(true), delayMs))}
      onPointerLeave={hide}
      onFocus={() => setOpen(true)}
      onBlur={hide}
    >
      {focusable ? (
        <button type="button" className={styles.hinted} {...described}>
          {children}
        </button>
      ) : (
        children
      )}
      {open && (
        <span
          ref={popupRef}
          id={id}
          role="tooltip"
          popover="manual"
          className={`${styles.popup} ${styles.tip}`}
        >
          {typeof content === 'function' ? content() : content}
        </span>
      )}
    </span>
  );
}
