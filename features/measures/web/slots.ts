import type { ComponentType } from 'react';

declare module '#platform/web/slots.ts' {
  interface Slots {
    /** What else happened in a measure's place about its start. */
    around: ComponentType<{
      measure: { id: number; version: number };
      term: { starts: string | null; ends: string | null };
    }>;
    /** The day a page shows, on a button that leads to another one. */
    dayButton: ComponentType<{ day: string }>;
  }
}
