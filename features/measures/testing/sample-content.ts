import type { Db } from '#platform/server/db/db.ts';
import { emptyContent, type MeasureContent } from '../domain/content/measure-content.ts';
import { loadHandbooks } from '../server/handbooks/load-handbooks.ts';

/** A whole text that may be submitted, for Moscow; the handbooks are loaded for it. */
export async function sampleContent(db: Db, part: Partial<MeasureContent> = {}): Promise<MeasureContent> {
  await loadHandbooks(db);
  const [issue] = await db.query<{ id: number }>(
    `select entry_id as id from handbook_entry where code = 'issue-visit'`,
  );
  return {
    ...emptyContent(1, [1_124_665]),
    title: 'Вход в кафе по QR-коду',
    goal: 'Не выше 140 случаев на 100 тысяч к 5 сентября',
    issues: [issue!.id],
    legalBasis: 'Постановление № 000-п, пункты 2–5',
    responsible: 'Департамент здравоохранения',
    starts: '2021-07-12',
    ends: '2021-09-05',
    ...part,
  };
}
