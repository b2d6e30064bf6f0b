import { useEffect, useState, type ReactNode } from 'react';
import { Loader } from './Loader.tsx';

/** Spec 9: what is over sooner than 200 ms shows no loader. */
const delayMs = 200;

/** A loader that waits a moment before it shows itself; `children` take its place. */
export function LazyLoader({ loading, children }: { loading: boolean; children?: ReactNode }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);
  return loading && late ? (children ?? <Loader />) : null;
}
