import type { KeyboardEvent } from 'react';

/** What the toggle of a menu wears whose items are asked for whenever it opens, by a press or by an arrow key. */
export function loadOnOpen(load: () => Promise<void>) {
  return {
    onClickCapture: () => void load(),
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') void load();
    },
  };
}
