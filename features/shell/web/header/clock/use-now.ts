import { useEffect, useState } from 'react';

const secondMs = 1000;

/** Ticks every second; null in the first drawing: the server knows neither the reader's hour nor when its page is read. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, secondMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
