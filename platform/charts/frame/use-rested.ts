import { startTransition, useEffect, useState } from 'react';

/** A hand that moves on within this time has not rested: a key pressed again and again is never waited for, ms. */
export const restMs = 300;

/** The value as it was when the hand last rested for `ms`: what is drawn from it does not hold back what is moved. */
export function useRested<Value>(value: Value, ms = restMs): Value {
  const [rested, setRested] = useState({ value });
  useEffect(() => {
    if (rested.value === value) return undefined;
    const timer = setTimeout(() => startTransition(() => setRested({ value })), ms);
    return () => clearTimeout(timer);
  }, [value, rested, ms]);
  return rested.value;
}
