/** The life of a modal. Spec 4: hidden, visible, hiding, hidden. */
export type ModalState = 'hidden' | 'visible' | 'hiding';

type ModalEvent = 'open' | 'close' | 'gone';

const transitions: Record<ModalState, Partial<Record<ModalEvent, ModalState>>> = {
  hidden: { open: 'visible' },
  visible: { close: 'hiding' },
  hiding: { gone: 'hidden', open: 'visible' },
};

/** The state after an event; one that does not apply changes nothing. */
export function nextModalState(state: ModalState, event: ModalEvent): ModalState {
  return transitions[state][event] ?? state;
}
