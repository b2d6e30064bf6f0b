import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { usePopup } from '#platform/ui/popups/use-popup.ts';
import type { ComboboxOption } from './find-options.ts';

interface Options<Option extends ComboboxOption> {
  options: readonly Option[];
  onChoose: (option: Option) => void;
  /** Enter without a chosen suggestion: a search for the text itself. */
  onSubmit?: () => void;
}

const tallest = 360;

/** The keys and roles of an input with a list of suggestions; the focus never leaves the input. */
export function useCombobox<Option extends ComboboxOption>({ options, onChoose, onSubmit }: Options<Option>) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const { anchorRef, popupRef } = usePopup<HTMLInputElement, HTMLDivElement>({
    open,
    onClose: close,
    matchWidth: true,
    offset: [0, 4],
    tallest,
  });
  useActiveInSight(listId, active);
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };
  const typed = () => {
    setOpen(true);
    setActive(-1);
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    const count = options.length;
    if (count > 0) setActive((at) => (at === -1 && step === -1 ? count - 1 : (at + step + count) % count));
  };
  const enter = (event: KeyboardEvent) => {
    const chosen = open ? options[active] : undefined;
    if (chosen || onSubmit) event.preventDefault();
    if (chosen) return choose(chosen);
    close();
    onSubmit?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return enter(event);
    if (event.key === 'Tab') return close();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  };
  return {
    open,
    active,
    setActive,
    choose,
    /** Call on every change of the text. */
    typed,
    input: {
      ref: anchorRef,
      ...roleOf(listId, open, active),
      onKeyDown,
      onClick: () => setOpen(true),
    },
    list: { ref: popupRef, id: listId },
  };
}

/** The list scrolls by itself to what the arrows reach. */
function useActiveInSight(listId: string, active: number): void {
  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);
}

function roleOf(listId: string, open: boolean, active: number) {
  return {
    role: 'combobox' as const,
    autoComplete: 'off',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': open,
    'aria-controls': listId,
    'aria-activedescendant': open && active >= 0 ? `${listId}-${active}` : undefined,
  };
}
