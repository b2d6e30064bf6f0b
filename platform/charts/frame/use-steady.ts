import { useState } from 'react';

/** The same object as long as every field is the same: whoever computes from it need not do it again. */
export function useSteady<Value extends object>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (isShallowEqual(kept, value)) return kept;
  setKept(value);
  return value;
}

/** True when both have the same keys with the same values. */
function isShallowEqual(one: object, other: object): boolean {
  if (one === other) return true;
  const [ones, others] = [Object.entries(one), Object.entries(other)];
  const values = new Map(others);
  return (
    ones.length === others.length &&
    ones.every(([key, value]) => values.has(key) && values.get(key) === value)
  );
}
