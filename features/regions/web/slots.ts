import type { ComponentType } from 'react';
import type { OutputOf } from '#platform/web/api.ts';

type Review = NonNullable<OutputOf<'regiondossier/getExpertReview'>>;

interface Place {
  yugoId: number;
}

declare module '#platform/web/slots.ts' {
  interface Slots {
    /** Why a place's figure moved. */
    why: ComponentType<Place & { call: 'regiondossier/getTurns' }>;
    /** What an expert says of a place. */
    review: ComponentType<{ review: Review }>;
    /** Measures in force in a place, and what is recommended to it. */
    regionMeasures: ComponentType<Place>;
  }
}
