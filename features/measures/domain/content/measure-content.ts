import type { MeasureDirection } from '../steps/statuses.ts';

/** Whom a measure is for, by direction: social-medical (health) and economic subjects (decision 21). */
export const subjectKinds = {
  1: ['age', 'custom', 'idc', 'okved'],
  3: ['orgType', 'custom', 'okved'],
} as const satisfies Record<MeasureDirection, readonly string[]>;

export type SubjectKind = (typeof subjectKinds)[MeasureDirection][number];

/** Every kind of subject of either direction. */
export const allSubjectKinds: readonly SubjectKind[] = ['age', 'custom', 'idc', 'okved', 'orgType'];

/** What a measure wants to move: from what, to what, until when. Values are in the unit of the handbook's entry. */
export interface MeasureIndicator {
  name: string;
  unitId: number | null;
  baseline: number | null;
  target: number | null;
  date: string | null;
}

/** Everything a person writes of a measure; an empty text or null = not said yet. */
export interface MeasureContent {
  title: string;
  goal: string;
  description: string;
  direction: MeasureDirection;
  yugoIds: number[];
  /** Part of the region, in words; empty = all of it. */
  territory: string;
  subjects: { kind: SubjectKind; value: string }[];
  /** Entries of the handbook of issues. */
  issues: number[];
  indicators: MeasureIndicator[];
  /** Roubles; 0 = without money. */
  budget: number | null;
  legalBasis: string;
  legalLink: string;
  responsible: string;
  starts: string | null;
  ends: string | null;
  /** 0-4 after the code book of OxCGRT. */
  strictness: number | null;
  /** Kind after the code book of OxCGRT (C1 … H8). */
  code: string | null;
}

/** Bounds of what is written. */
export const contentBounds = {
  title: 200,
  line: 500,
  text: 10_000,
  regions: 90,
  subjects: 60,
  issues: 20,
  indicators: 20,
  budget: 1e13,
} as const;

/** A measure nobody has written anything of. */
export function emptyContent(direction: MeasureDirection, yugoIds: number[] = []): MeasureContent {
  return {
    title: '',
    goal: '',
    description: '',
    direction,
    yugoIds,
    territory: '',
    subjects: [],
    issues: [],
    indicators: [],
    budget: null,
    legalBasis: '',
    legalLink: '',
    responsible: '',
    starts: null,
    ends: null,
    strictness: null,
    code: null,
  };
}

/** What a moderator can't decide without. */
const neededFields = ['title', 'goal', 'yugoIds', 'issues', 'legalBasis', 'responsible', 'starts'] as const;

export type NeededField = (typeof neededFields)[number];

/** What is missing before a measure may be submitted, in the order of the form. */
export function missingFields(content: MeasureContent): NeededField[] {
  return neededFields.filter((field) => {
    const value = content[field];
    return typeof value === 'string' ? value.trim() === '' : value === null || value.length === 0;
  });
}

/** True for a term that ends before it begins. */
export function isTermReversed({ starts, ends }: Pick<MeasureContent, 'starts' | 'ends'>): boolean {
  return starts !== null && ends !== null && ends < starts;
}
