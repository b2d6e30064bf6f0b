import type { ReactNode, RefObject } from 'react';
import type { ModalState } from './modal-state.ts';

/** What a modal takes. */
export interface ModalProps {
  open: boolean;
  /** Escape, a press on the backdrop, the cross. */
  onClose: () => void;
  title: ReactNode;
  /** Named for a screen reader only. */
  titleHidden?: boolean;
  description?: ReactNode;
  /** `normal` is 690 px wide and takes the whole width on a phone; `full` takes the whole window less a margin. */
  size?: 'normal' | 'full';
  /** Buttons under the content. */
  footer?: ReactNode;
  /** What gets the focus first; otherwise the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Told at every step: visible, hiding, hidden. */
  onStateChange?: (state: ModalState) => void;
  children?: ReactNode;
}
