import { readCaseWeeks } from '#features/briefing/public.server.ts';
import { readSections } from '#features/news/public.server.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { periodStart, type DigestPeriod } from '../../domain/digest/digest-periods.ts';
import type { Described } from '../subscriptions/describe-subjects.ts';
import type { FrozenSection } from './edition-queries.ts';

type Named = Pick<FrozenSection, 'sectionType' | 'sectionId'>;

/** The week of cases of the sections that are regions; read where there is one. */
export async function readWeeks(page: readonly FrozenSection[], context: RequestContext) {
  if (!page.some(({ sectionType }) => sectionType === 'region')) return () => null;
  const { week, weeks, source } = await readCaseWeeks(context);
  return ({ sectionType, sectionId }: Named) => {
    const own = sectionType === 'region' ? weeks.find(({ yugoId }) => yugoId === sectionId) : undefined;
    if (own === undefined || week === null || source === null) return null;
    return { ...week, cases: own.cases, changePercent: own.changePercent, source };
  };
}

/** Headlines of seven days of the sections to which a shorter span brought nothing; null for the others. */
export async function readWeekTotals(
  page: readonly FrozenSection[],
  { period, subjects }: { period: DigestPeriod; subjects: readonly Described[] },
  { db, clock, locale }: RequestContext,
) {
  const keyOf = ({ sectionType, sectionId }: Named) => `${sectionType} ${sectionId}`;
  const from = periodStart('week', clock.news);
  const quiet = new Set(page.filter(({ total }) => total === 0).map(keyOf));
  const asked =
    periodStart(period, clock.news) > from
      ? subjects.filter(({ type, value }) => quiet.has(keyOf({ sectionType: type, sectionId: value })))
      : [];
  const read = await readSections(
    db,
    asked.map(({ followed }) => followed),
    { clock: clock.news, from, language: locale, size: 0 },
  );
  const totals = new Map(
    asked.map(({ type, value }, at) => [keyOf({ sectionType: type, sectionId: value }), read[at]!.total]),
  );
  return (section: Named) => totals.get(keyOf(section)) ?? null;
}
