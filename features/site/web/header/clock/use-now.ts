import { useEffect, useState } from 'react';

const secondMs = 1000;

/** A moment and the time zone it is told in. */
export interface LocalMoment {
  moment: Date;
  timeZone: string;
}

/** Ticks every second in the reader's zone; the first drawing has the server's moment in Moscow, so that both sides agree. */
export function useNow(serverNow: string): LocalMoment {
  const [now, setNow] = useState<LocalMoment>(() => ({
    moment: new Date(serverNow),
    timeZone: 'Europe/Moscow',
  }));
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const tick = () => setNow({ moment: new Date(), timeZone });
    tick();
    const timer = setInterval(tick, secondMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
