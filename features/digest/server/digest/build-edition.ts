import { createHash } from 'node:crypto';
import { readSections } from '#features/news/public.server.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { periodStart, defaultRubrics, type DigestPeriod } from '../../domain/digest/digest-periods.ts';
import { describeSubjects, type Described } from '../subscriptions/describe-subjects.ts';
import { listSectionsOf } from '#services/following/public.server.ts';
import type { Edition, FrozenSection } from './edition-queries.ts';

/** Stories kept of a section: those a reader mutes make room for others. */
const storiesKept = 18;

/** For whom and by which clock a digest is made. */
export interface Reader {
  accountId: number | null;
  locale: Locale;
  clock: Clock;
}

/** The sections of a reader, in their order: those they chose, else the usual ones. */
export async function listSections(
  db: Db,
  reader: Reader,
): Promise<{ isPersonal: boolean; subjects: Described[] }> {
  const { accountId } = reader;
  const own = accountId === null ? [] : ((await listSectionsOf(db, [accountId])).get(accountId) ?? []);
  const chosen = await describeSubjects(own, { db, ...reader }, accountId ?? 0);
  if (chosen.length > 0) return { isPersonal: true, subjects: chosen };
  return { isPersonal: false, subjects: await describeSubjects(defaultSections, { db, ...reader }, 0) };
}

/** What everybody is told who chose nothing. */
export const defaultSections = defaultRubrics.map((value) => {
  return { subscriptionId: 0, type: 'rubric', value, inDigest: true } as const;
});

/** Sections by subject, shared by the letters of one run: what many read is read once. */
export type SectionMemo = Map<string, Omit<FrozenSection, 'name' | 'sectionType' | 'sectionId'>>;

/** The digest of a reader; its name follows from all it is made of, so that asking again finds the same. */
export async function buildEdition(
  db: Db,
  { locale, clock }: Reader,
  subjects: readonly Described[],
  { period, memo, version }: { period: DigestPeriod; memo?: SectionMemo; version: string },
): Promise<Omit<Edition, 'reached'>> {
  const fromAt = periodStart(period, clock.news);
  const keyOf = ({ followed }: Described) => JSON.stringify([followed, locale, period]);
  const known: SectionMemo = memo ?? new Map();
  const wanted = [
    ...new Map(
      subjects.filter((each) => !known.has(keyOf(each))).map((each) => [keyOf(each), each.followed]),
    ),
  ];
  const span = { clock: clock.news, from: fromAt, language: locale, size: storiesKept };
  // What many share is read subject by subject: nobody waits for long statements of a run of letters.
  for (const part of memo ? wanted.map((each) => [each]) : [wanted]) {
    const read = await readSections(
      db,
      part.map(([, followed]) => followed),
      span,
    );
    for (const [index, [key]] of part.entries()) known.set(key, read[index]!);
  }
  const sections = subjects.map((subject) => {
    const { type, value, name } = subject;
    return { sectionType: type, sectionId: value, name, ...known.get(keyOf(subject))! };
  });
  const names = subjects.map(({ subscriptionId, ...subject }) => [
    subscriptionId,
    keyOf(subject as Described),
  ]);
  const parts = JSON.stringify([names, period, clock.news, version]);
  const requestId = createHash('sha256').update(parts).digest('base64url').slice(0, 32);
  return { requestId, clockAt: clock.news, fromAt, sections };
}
