import { useEffect, useEffectEvent } from 'react';

/** Inside these every letter is typed. */
const fields = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/** Keys of a page by themselves: called with each that is pressed outside fields, and whether with Shift; true = it was of use. */
export function usePageKeys(press: (key: string, isShifted: boolean) => boolean): void {
  const onPress = useEffectEvent(press);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(fields))) return;
      if (onPress(key, shiftKey)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
