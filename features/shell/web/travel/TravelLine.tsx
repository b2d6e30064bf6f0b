import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { announce } from '#platform/web/live/announce.ts';
import { useText } from '#platform/web/text.ts';
import styles from './TravelLine.module.css';

/** B7: a navigation that takes longer shows itself. */
export const quietMs = 200;

/** A line over the page's top while a slow navigation is under way; said aloud once. */
export function TravelLine() {
  const t = useText();
  const { state } = useNavigation();
  const isUnderWay = state !== 'idle';
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => {
      setIsLate(true);
      announce(t('Shell_Loading'));
    }, quietMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isUnderWay, t]);
  return isLate ? <div className={styles.line} data-travelling aria-hidden /> : null;
}
