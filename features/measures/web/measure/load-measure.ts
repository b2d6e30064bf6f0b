import type { OutputOf } from '#platform/web/api.ts';
import { idOf, notFound } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { readNumber } from '#platform/shared/address-fields.ts';

/** A measure in one version. */
export type Measure = OutputOf<'measure/getMeasure'>;

const modes = ['view', 'edit', 'moderate'] as const;

/** What a measure's page is opened for, with what that takes. */
export interface LoadedMeasure {
  mode: (typeof modes)[number];
  measure: Measure;
  places: OutputOf<'handbooks/region/getEntries'>['entries'];
  issues: OutputOf<'handbooks/measureIssue/getEntriesByDirection'>;
  units: OutputOf<'handbooks/measureUnit/getEntriesByDirection'>;
  subjects: OutputOf<'handbooks/measureSubject/getEntriesByDirection'>;
  /** Groups of ages, as the handbook has them. */
  ages: OutputOf<'handbooks/measureAgeGroup/getEntries'>;
  /** Kinds after the code book of OxCGRT. */
  codes: OutputOf<'handbooks/measureCode/getEntries'>;
  prompts: OutputOf<'measure/getPrompts'>;
  moderators: OutputOf<'handbooks/user/getMeasureModerators'>;
  /** Who may be asked about its facts; none where nobody may be asked. */
  checkers: OutputOf<'handbooks/user/getFactCheckers'>;
  /** What else waits for a decision, oldest first; none where only a reader looks. */
  queue: OutputOf<'measure/getMeasures'>['measures'];
}

const waiting = { view: 'queue', sort: 'waiting', pageSize: 30 } as const;

/** Loads a measure: as readers see it, or the version that is being written or decided. */
export const loadMeasure: LoadPage<LoadedMeasure> = async ({ api, params, url, signal }) => {
  const id = idOf(params, 'id', { max: Number.MAX_SAFE_INTEGER });
  const mode = modes.find((each) => each === (params['mode'] ?? 'view'));
  if (mode === undefined) throw notFound();
  const said = readNumber(url.searchParams.get('version') ?? undefined, 1, 1_000_000) ?? undefined;
  const first = await api.call('measure/getMeasure', { id, version: said }, { signal });
  const open = first.versions.find(({ status }) => status === 1 || status === 2)?.version;
  const measure =
    mode === 'view' || said !== undefined || open === undefined || open === first.version
      ? first
      : await api.call('measure/getMeasure', { id, version: open }, { signal });
  const { entries: places } = await api.call('handbooks/region/getEntries', {}, { signal });
  const { direction } = measure;
  const none = {
    issues: [],
    units: [],
    subjects: [],
    ages: [],
    codes: [],
    prompts: [],
    moderators: [],
    checkers: [],
    queue: [],
  };
  if (mode === 'moderate') {
    const [moderators, checkers, queue] = await Promise.all([
      measure.can.appoint ? api.call('handbooks/user/getMeasureModerators', {}, { signal }) : [],
      measure.can.askCheck ? api.call('handbooks/user/getFactCheckers', {}, { signal }) : [],
      partOfPage(api.call('measure/getMeasures', waiting, { signal })),
    ]);
    return { ...none, mode, measure, places, moderators, checkers, queue: queue?.measures ?? [] };
  }
  if (mode === 'view') return { ...none, mode, measure, places };
  const [issues, units, subjects, ages, codes, prompts] = await Promise.all([
    api.call('handbooks/measureIssue/getEntriesByDirection', { direction }, { signal }),
    api.call('handbooks/measureUnit/getEntriesByDirection', { direction }, { signal }),
    api.call('handbooks/measureSubject/getEntriesByDirection', { direction }, { signal }),
    api.call('handbooks/measureAgeGroup/getEntries', {}, { signal }),
    api.call('handbooks/measureCode/getEntries', { direction }, { signal }),
    api.call('measure/getPrompts', { direction }, { signal }),
  ]);
  return { ...none, mode, measure, places, issues, units, subjects, ages, codes, prompts };
};
