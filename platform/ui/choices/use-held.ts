import { startTransition, useCallback, useState } from 'react';

type Choice = string | number | boolean | readonly string[] | readonly number[];

/** What takes a choice; the promise ends when the page has turned to it. */
export type Choose<Value> = (value: Value) => void | Promise<void>;

/**
 * A choice as it was pressed, until whoever keeps it has taken it: an address needs a moment, and the next press builds on
 * what this one left. If the promise of `choose` ends and the value is what it was, that is shown again.
 */
export function useHeld<Value extends Choice>(
  value: Value,
  choose: Choose<Value>,
): [shown: Value, press: (next: Value) => void] {
  const [held, setHeld] = useState<{ from: string; to: Value } | null>(null);
  const press = useCallback(
    (to: Value): void => {
      const taken = choose(to);
      if (!taken) return;
      const pressed = { from: String(value), to };
      setHeld(pressed);
      // With the page's own turning, which is a transition too: let go before it, the old choice would flash up.
      const letGo = (): void => startTransition(() => setHeld((now) => (now === pressed ? null : now)));
      void taken.then(letGo, letGo);
    },
    [value, choose],
  );
  return [held?.from === String(value) ? held.to : value, press];
}
