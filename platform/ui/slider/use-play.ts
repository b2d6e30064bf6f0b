import { useEffect, useRef, useState } from 'react';

interface Options {
  /** The place that the page's address says, from 0. */
  said: number;
  last: number;
  /** How long each place stands. */
  stepMs: number;
  /** The hand rests at a place or playing ended there; keep it the same between renders. */
  onRest: (index: number) => void;
}

/** So long a hand rests before it is told where. */
const restMs = 300;

/** Plays a row of places, one after another, from the hand's own or, at the end, from the first; it never begins by itself. */
export function usePlay({ said, last, stepMs, onRest }: Options) {
  const [taken, setTaken] = useState<{ index: number; said: number } | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [pausedAt, setPausedAt] = useState<number | null>(null);
  // Another address than the one the hand left is followed.
  const isTaken = taken !== null && (isPlaying || taken.said === said);
  const index = Math.min(last, isTaken ? taken.index : said);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      if (index < last) setTaken({ index: index + 1, said });
      if (index + 1 < last) return;
      setPlaying(false);
      setPausedAt(last);
    }, stepMs);
    return () => clearTimeout(timer);
  }, [isPlaying, index, last, said, stepMs]);
  useEffect(() => {
    if (isPlaying || !isTaken) return undefined;
    const timer = setTimeout(() => onRest(index), restMs);
    return () => clearTimeout(timer);
  }, [isPlaying, isTaken, index, onRest]);
  const show = (next: number): void => {
    setPlaying(false);
    setPausedAt(null);
    setTaken({ index: next, said });
  };
  const pause = (): void => {
    if (!isPlaying) return;
    show(index);
    setPausedAt(index);
  };
  const toggle = (): void => {
    if (isPlaying) return pause();
    setPausedAt(null);
    setTaken({ index: index >= last ? 0 : index, said });
    setPlaying(true);
  };
  return { index, isPlaying, isTaken, pausedAt, show, pause, toggle };
}

/** Farther than this nothing glides: what lies between was not asked for. */
const farthest = 1.5;

/** Where something drawn stands on its way to a place that has changed; at once for those who want no motion. */
export function useGlide(to: number, ms: number): number {
  const [position, setPosition] = useState(to);
  const drawn = useRef(to);
  useEffect(() => {
    const from = drawn.current;
    const draw = (next: number): void => {
      drawn.current = next;
      setPosition(next);
    };
    if (from === to) return undefined;
    const isStill = Math.abs(to - from) > farthest || matchMedia('(prefers-reduced-motion: reduce)').matches;
    let began: number | null = null;
    let frame = requestAnimationFrame(function step(now) {
      began ??= now;
      const share = isStill ? 1 : Math.min(1, (now - began) / ms);
      draw(from + (to - from) * share);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [to, ms]);
  return position;
}
