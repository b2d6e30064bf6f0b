import { createContext, createElement, useContext, type ComponentProps, type ComponentType } from 'react';

/**
 * Places that a room leaves on its pages for parts of rooms above it, which it must not import. The room declares them by
 * `declare module` in its `web/slots.ts`; the product fills them in `app/slots.ts`.
 */
// Empty here: every room adds its own.
export interface Slots {}

/** What fills the slots; nothing where a part is drawn alone, as in its tests. */
export const SlotsContext = createContext<Partial<Slots>>({});

/** Draws what fills a slot; nothing where nothing does. */
export function Slot<Name extends keyof Slots>({
  of,
  ...props
}: { of: Name } & (Slots[Name] extends ComponentType<infer Props> ? Props : ComponentProps<'div'>)) {
  const part = useContext(SlotsContext)[of] as ComponentType<object> | undefined;
  return part === undefined ? null : createElement(part, props);
}
