import { useCallback, useEffect, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

const stepMs = 30;

/**
 * Whether the page is on its way somewhere or asks for its data anew. A page that keeps its data when only its address
 * says more would lose what it asked for: who writes the address waits for the data, who asks for data for the address.
 */
export function useUnderWay(): { isUnderWay: boolean; whenAtRest: () => Promise<void> } {
  const navigation = useNavigation().state;
  const revalidation = useRevalidator().state;
  const isUnderWay = navigation !== 'idle' || revalidation !== 'idle';
  const latest = useRef(isUnderWay);
  useEffect(() => {
    latest.current = isUnderWay;
    // Whoever waits is let go with the page.
    return () => void (latest.current = false);
  });
  const whenAtRest = useCallback(async () => {
    while (latest.current) await new Promise((done) => setTimeout(done, stepMs));
  }, []);
  return { isUnderWay, whenAtRest };
}
