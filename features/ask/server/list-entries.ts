import { federalYugoId } from '#platform/shared/known-places.ts';
import type { Reading } from '../domain/reading/understood.ts';
import type { Speech } from './say-answer.ts';

/** A page by what it tells of. */
interface Entry {
  kind: 'forecast' | 'neighbours' | 'scatter';
  text: string;
  id?: number;
  indicators?: string[];
}

/** Pages that tell what words about forecasts, neighbours and two indicators ask for: no figure here answers them. */
export function listEntries({ understood, beyond, named }: Reading, { indicators, nameOf }: Speech) {
  const place = understood.places.find((each) => typeof each === 'number') ?? federalYugoId;
  const [indicator] = indicators;
  return beyond.flatMap((asked): Entry[] => {
    if (asked === 'forecast') return [{ kind: asked, text: nameOf(place), id: place }];
    if (indicator === undefined) return [];
    const codes = [...new Set([indicator.indicator, ...named])];
    if (asked === 'neighbours')
      return place === federalYugoId
        ? []
        : [{ kind: asked, text: nameOf(place), id: place, indicators: [indicator.indicator] }];
    return codes.length < 2 ? [] : [{ kind: 'scatter', text: indicator.name, indicators: codes.slice(0, 2) }];
  });
}
