import { useEffect, useState } from 'react';

const secondMs = 1000;

/** A moment and the time zone it is told in. */
export interface LocalMoment {
  moment: Date;
  timeZone: string;
}

/** Ticks every second in the reader's zone; null in the first drawing: the server knows neither their hour nor when its page is read. */
export function useNow(): LocalMoment | null {
  const [now, setNow] = useState<LocalMoment | null>(null);
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const tick = () => setNow({ moment: new Date(), timeZone });
    tick();
    const timer = setInterval(tick, secondMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
