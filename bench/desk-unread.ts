import { handlers } from '#app/handlers.ts';
import { contract } from '#app/contract.ts';
import { unreadNoticesSql } from '#services/notifications/server/notices/notice-queries.ts';
import { unreadSql } from '#features/community/server/conversations/message-queries.ts';
import type { Database } from '#platform/server/db/db.ts';
import { buildGate } from '#platform/server/gate.ts';
import { addReaders } from './readers.ts';
import type { Line } from './bench.ts';
import { benchServices, contextOf } from './call-context.ts';
import { fillTable, openOwnDatabase } from './own-database.ts';
import { middle, timeOf } from './spent-time.ts';

const subscribers = 10_000;
const messages = 1_000_000;
const asked = 300;

/** How many messages and notices are not read, among very many: through the gate beside the bare statement. */
export async function measure(): Promise<Line[]> {
  const { db, close } = await openOwnDatabase('svodka-unread-');
  try {
    return await measureUnread(db);
  } finally {
    await close();
  }
}

async function measureUnread(db: Database): Promise<Line[]> {
  await addReaders(db, subscribers);
  await fillTable(
    db,
    'message',
    `insert into message (sender_id, receiver_id, text, read_at)
     select 1 + i % ${subscribers}, 1 + (i * 7 + 1) % ${subscribers}, 'x', case when i % 20 > 0 then now() end
       from generate_series(1, ${messages}) i where i % ${subscribers} <> (i * 7 + 1) % ${subscribers}`,
  );
  await fillTable(
    db,
    'notice',
    `insert into notice (account_id, kind, words, path, read_at)
     select 1 + i % ${subscribers}, 'message', '{}', '/', case when i % 10 > 0 then now() end from generate_series(1, 200000) i`,
  );
  const services = benchServices(db);
  const gate = buildGate(contract, handlers, 'links');
  const context = contextOf(services, db);
  const lines: Line[] = [];
  for (const [what, name, sql] of [
    ['unread messages of a million', 'messages/getUnreadCount', unreadSql],
    ['unread notices of 200 thousand', 'notices/getUnreadCount', unreadNoticesSql],
  ] as const) {
    const whole: number[] = [];
    const bare: number[] = [];
    for (let i = 1; i <= asked; i++) {
      const accountId = 1 + ((i * 37) % subscribers);
      bare.push(await timeOf(() => db.pool.query(sql, [accountId])));
      const own = { ...context, caller: { ...context.caller, accountId } };
      whole.push(await timeOf(() => gate.run(name, {}, own)));
    }
    const ratio = middle(whole) / middle(bare);
    lines.push({
      what,
      value: `${ratio.toFixed(2)} × (${middle(whole).toFixed(2)} of ${middle(bare).toFixed(2)} ms)`,
      bar: '≤ 2 × bare SQL',
      ok: ratio <= 2,
    });
  }
  return lines;
}
