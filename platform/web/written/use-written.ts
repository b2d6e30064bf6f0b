import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from '#platform/web/session/use-session.ts';
import { dropWritten, keepWritten, readWritten, writtenKey } from './written-store.ts';

/** A key is not kept waiting for the browser's storage. Unit: ms. */
const pauseMs = 300;

/** What is offered of an earlier time, null for nothing, and what becomes of it. */
export interface Offer {
  earlier: string | null;
  take: () => void;
  leave: () => void;
}

/**
 * A text that is written to be sent: kept in this browser until `sent`, and offered when the form is opened again. `form` names
 * the form among all of a person's; `start` is what stands there without anything written.
 */
export function useWritten(form: string, start = '') {
  const { account } = useSession();
  const key = writtenKey(account.id, form);
  const [text, setText] = useState(start);
  const kept = useSyncExternalStore(
    never,
    () => readWritten(key, Date.now())?.text ?? null,
    () => null,
  );
  // As long as nothing is done here, what is kept is of an earlier time; then it is held apart from what is written now.
  const [held, setHeld] = useState<string | null>();
  const earlier = held === undefined ? (kept === start ? null : kept) : held;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const write = (next: string): void => {
    setText(next);
    setHeld(earlier);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (next.trim() === '' || next === start) dropWritten(key);
      else keepWritten(key, next, Date.now());
    }, pauseMs);
  };
  const leave = (): void => {
    setHeld(null);
    if (text === start) dropWritten(key);
  };
  const take = (): void => {
    if (earlier !== null) write(earlier);
    setHeld(null);
  };
  /** Nothing of it is kept, and this stands in the field. */
  const settle = (next: string): void => {
    clearTimeout(timer.current);
    dropWritten(key);
    setHeld(null);
    setText(next);
  };
  /** It went out: nothing of it is kept, the field begins anew. */
  const sent = (): void => settle(start);
  return { text, write, sent, settle, offer: { earlier, take, leave } satisfies Offer };
}

const never = () => () => {};
