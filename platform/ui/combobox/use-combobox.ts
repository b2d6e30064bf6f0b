import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { usePopup } from '#platform/ui/popups/use-popup.ts';
import type { ComboboxOption } from './find-options.ts';

interface Options<Option extends ComboboxOption> {
  options: readonly Option[];
  onChoose: (option: Option) => void;
  /** Enter without a chosen suggestion: a search for the text itself. */
  onSubmit?: () => void;
  /** Enter takes the first suggestion: something is typed, its suggestions are there, and the text itself asks for nothing. */
  takesFirst: boolean;
}

const tallest = 360;

/** The keys and roles of an input with a list of suggestions; the focus never leaves the input. */
export function useCombobox<Option extends ComboboxOption>({
  options,
  onChoose,
  onSubmit,
  takesFirst,
}: Options<Option>) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const { active, setActive, move } = useActive(listId, options.length, takesFirst);
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
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };
  const typed = () => {
    setOpen(true);
    setActive(-1);
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
    setOpen(true);
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

/** Which suggestion the keys stand on, -1 = none; the list scrolls by itself to it. */
function useActive(listId: string, count: number, takesFirst: boolean) {
  const [moved, setActive] = useState(-1);
  const active = moved === -1 && takesFirst && count > 0 ? 0 : moved;
  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);
  const move = (step: 1 | -1): void => {
    if (count > 0) setActive(active === -1 && step === -1 ? count - 1 : (active + step + count) % count);
  };
  return { active, setActive, move };
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
