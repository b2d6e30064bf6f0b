/** Rules of the brief in the order of its sentences: one rule makes one sentence. */
export const briefRules = [
  'cases',
  'streak',
  'rate',
  'deaths',
  'country',
  'why',
  'measures',
  'volume',
  'topStory',
  'neighbour',
  'newData',
  'forecast',
] as const;

export type BriefRule = (typeof briefRules)[number];

/** Parts of the brief as they are labelled on screen. */
export const briefSections = ['figures', 'why', 'stories', 'beside', 'next'] as const;

export type BriefSection = (typeof briefSections)[number];

/** How sure a part of the brief is. Counted; at the same time, which is no cause; not explained; as our outlets wrote. By bands that hold, that hold less often than they say, that are untried, or that fail now. */
export const certainties = [
  'counted',
  'coincided',
  'unexplained',
  'read',
  'likely',
  'doubtful',
  'untried',
  'failing',
] as const;

export type Certainty = (typeof certainties)[number];

/** How a number is written: whole, with one decimal, as a percentage, as a place in a ranking. */
export type NumberStyle = 'whole' | 'decimal' | 'percent' | 'place';

/** One line of a receipt. A day names itself; any other line has a word of the catalogue or the name of a place or a thing. */
export interface BriefAddend {
  label: { day: string } | { week: { from: string; to: string } } | { word: string } | { name: string };
  value: number | null;
  style: NumberStyle;
}

/** How a number came to be: its addends, what their line under the rule is called, and by which call they are had. */
export interface BriefReceipt {
  from: string;
  to: string;
  addends: BriefAddend[];
  /** Word of the catalogue for the line under the rule; null = a sum. */
  total: string | null;
  origin: 'figures' | 'headlines' | 'indicator' | 'forecast' | 'measures';
  call: string;
}

/** A number that stands in a sentence under a name. */
export interface BriefNumber {
  value: number;
  style: NumberStyle;
  receipt: BriefReceipt;
}

/** A story that stands in a sentence under a name. */
export interface BriefStory {
  storyId: number;
  newsId: number;
  title: string;
  language: string;
}

/** A sentence before it is worded: the template, what chooses its forms, what stands in it. */
export interface BriefSentence {
  rule: BriefRule;
  section: BriefSection;
  /** Key of the template in the texts of the room. */
  key: string;
  /** Plain values: counts that choose a plural, names, words that choose a branch. */
  values: Record<string, string | number>;
  numbers: Record<string, BriefNumber>;
  stories: Record<string, BriefStory>;
}

/** A sentence of a rule; what is not given is empty. */
export const sentence = (
  rule: BriefSentence['rule'],
  section: BriefSentence['section'],
  key: string,
  rest: Partial<Pick<BriefSentence, 'values' | 'numbers' | 'stories'>> = {},
): BriefSentence => ({ rule, section, key, values: {}, numbers: {}, stories: {}, ...rest });

/** The call that gives the daily reports of a place. */
export const statCall = (yugoId: number): string => `/api/regiondossier/getRegionStat?yugoId=${yugoId}`;
