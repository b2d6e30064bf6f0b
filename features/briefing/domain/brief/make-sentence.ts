import type { BriefSentence } from './brief-shapes.ts';

/** A sentence of a rule; what is not given is empty. */
export const sentence = (
  rule: BriefSentence['rule'],
  section: BriefSentence['section'],
  key: string,
  rest: Partial<Pick<BriefSentence, 'values' | 'numbers' | 'stories'>> = {},
): BriefSentence => ({ rule, section, key, values: {}, numbers: {}, stories: {}, ...rest });

/** The call that gives the daily reports of a place. */
export const statCall = (yugoId: number): string => `/api/regiondossier/getRegionStat?yugoId=${yugoId}`;
