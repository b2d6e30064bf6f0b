import type { ComponentType } from 'react';

interface Subject {
  kind: 'news' | 'story';
  subjectId: number;
}

declare module '#platform/web/slots.ts' {
  interface Slots {
    /** What readers say under a story or an item. */
    comments: ComponentType<Subject>;
    /** The region that a signed-in reader calls their own, on home. */
    ownRegion: ComponentType;
    /** What readers of a story or an item are asked. */
    polls: ComponentType<Subject>;
  }
}
