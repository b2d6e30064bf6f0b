import { ApiError } from '#platform/web/api.ts';

/** How much a call that met an ended sign-in may ask of the person; `quiet`: it runs by itself while somebody writes. */
export type AskMode = 'loud' | 'quiet';

/** What waits for the person to sign in again. `turn` counts how often a press asked, so that the field takes the focus each time. */
export interface Waiting {
  readonly isOpen: boolean;
  readonly turn: number;
}

/** Calls that wait until the person has signed in again, or said not now. */
export interface SignInWait {
  get(): Waiting;
  subscribe(listener: () => void): () => void;
  /** The page of somebody who is signed in can ask for the password; call what it gives when it no longer can. */
  open(): () => void;
  /** True once signed in again; false at once where nobody can be asked, or not again by a call that runs by itself. */
  ask(mode: AskMode): Promise<boolean>;
  /** Lets everything that waits go on, or fail as it did. */
  settle(isSignedIn: boolean): void;
}

/** A place where calls wait; the browser has one. */
export function openSignInWait(): SignInWait {
  let waiting: Waiting = { isOpen: false, turn: 0 };
  let hosts = 0;
  let wasRefused = false;
  let calls: ((isSignedIn: boolean) => void)[] = [];
  const listeners = new Set<() => void>();
  const set = (next: Waiting): void => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  const settle = (isSignedIn: boolean): void => {
    const going = calls;
    calls = [];
    wasRefused = !isSignedIn;
    set({ isOpen: false, turn: 0 });
    for (const go of going) go(isSignedIn);
  };
  return {
    get: () => waiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open() {
      hosts += 1;
      wasRefused = false;
      return () => {
        hosts -= 1;
        if (hosts === 0) settle(false);
      };
    },
    ask(mode) {
      if (hosts === 0 || (mode === 'quiet' && wasRefused)) return Promise.resolve(false);
      const answer = new Promise<boolean>((go) => calls.push(go));
      set({ isOpen: true, turn: waiting.turn + (mode === 'loud' ? 1 : 0) });
      return answer;
    },
    settle,
  };
}

/** The browser's own. */
export const signInWait = openSignInWait();

/** An ended sign-in answers so; a call that strangers may make as well misses the token of the session. */
const endedCodes: readonly string[] = ['not_authenticated', 'forgery_suspected'];

/** Sends what a person wrote; where the sign-in has ended, again once they have signed in on the same page. */
export async function sendSignedIn<Answer>(
  send: () => Promise<Answer>,
  mode: AskMode,
  wait: SignInWait = signInWait,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const isEnded = error instanceof ApiError && endedCodes.includes(error.problem.code);
    if (!isEnded || !(await wait.ask(mode))) throw error;
    return send();
  }
}
