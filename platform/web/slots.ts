import { createContext, useContext } from 'react';

/**
 * Places that a room leaves on its pages for parts of rooms above it, which it must not import. The room declares them by
 * `declare module` in its `web/slots.ts`; the product fills them in `app/slots.ts`.
 */
// Empty here: every room adds its own.
export interface Slots {}

/** What fills the slots; nothing where a part is drawn alone, as in its tests. */
export const SlotsContext = createContext<Partial<Slots>>({});

/** The component that fills a slot; undefined where nothing does. */
export function useSlot<Name extends keyof Slots>(name: Name): Partial<Slots>[Name] {
  return useContext(SlotsContext)[name];
}
