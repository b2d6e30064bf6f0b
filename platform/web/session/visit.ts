import { createContext, useContext } from 'react';
import { createStore, useStore, type Store } from '#platform/web/create-store.ts';
import {
  initialInterface,
  reduceInterface,
  type InterfaceAction,
  type InterfaceState,
} from './interface-state.ts';
import { initialSession, reduceSession, type SessionAction, type SessionState } from './session-state.ts';

/** What is known from page to page: who visits, and what of the interface is open. */
export interface Visit {
  session: Store<SessionState, SessionAction>;
  interface: Store<InterfaceState, InterfaceAction>;
}

/** A new visit: on the server one for each page, in the browser one until the tab closes. */
export function openVisit(): Visit {
  return {
    session: createStore(reduceSession, initialSession),
    interface: createStore(reduceInterface, initialInterface),
  };
}

export const VisitContext = createContext<Visit>(openVisit());

/** The interface's state and the way to change it. */
export function useInterface(): InterfaceState & { send: (action: InterfaceAction) => void } {
  const { interface: store } = useContext(VisitContext);
  return { ...useStore(store), send: store.send };
}
