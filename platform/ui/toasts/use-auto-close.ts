import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onTime` after `ms` of not being held; a hold keeps what was left. */
export function useAutoClose(ms: number | false, held: boolean, onTime: () => void): void {
  const left = useRef<{ ms: number | false; rest: number | false }>({ ms, rest: ms });
  const close = useEffectEvent(onTime);
  useEffect(() => {
    if (left.current.ms !== ms) left.current = { ms, rest: ms };
    const { rest } = left.current;
    if (held || rest === false) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => close(), rest);
    return () => {
      clearTimeout(timer);
      left.current.rest = rest - (Date.now() - since);
    };
  }, [held, ms]);
}
