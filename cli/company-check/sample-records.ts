import type { z } from 'zod';
import type { CheckingAnswer, CheckingQuestion } from '#features/entities/contract/checking-shapes.ts';
import { companyEventKinds, type CheckingSection } from '#features/entities/domain/checking-sections.ts';

type Answer = z.output<typeof CheckingAnswer>;
type Record = Answer['records'][number];

/** Day on which the sample stands; no record is later. */
const asOf = '2020-07-14';
const dayMs = 86_400_000;

const shapes: Readonly<{
  [S in CheckingSection]: {
    title: string;
    states: readonly Record['state'][];
    roles: readonly Record['role'][];
    hasAmount: boolean;
  };
}> = {
  patents: { title: 'Пример патента', states: ['active', 'inactive'], roles: [null], hasAmount: false },
  enforcement: {
    title: 'Пример исполнительного производства',
    states: ['current', 'closed'],
    roles: [null],
    hasAmount: true,
  },
  arbitration: {
    title: 'Пример дела',
    states: ['started', 'finished'],
    roles: ['plaintiff', 'defendant'],
    hasAmount: true,
  },
  contracts: { title: 'Пример контракта', states: [null], roles: ['placed', 'won'], hasAmount: true },
  bankruptcy: { title: 'Пример сообщения', states: [null], roles: [null], hasAmount: false },
  events: { title: 'Пример события', states: [null], roles: [null], hasAmount: false },
};

/** Made-up records of a company, the same ones each time: how many and which follows from its number alone. */
export function sampleRecords({ inn, section, kind, skip, most }: z.output<typeof CheckingQuestion>): Answer {
  const next = seeded(`${inn} ${section}`);
  const { title, states, roles, hasAmount } = shapes[section];
  const count = section === 'bankruptcy' ? Math.floor(next() * 3) : 6 + Math.floor(next() * 40);
  const records = Array.from({ length: count }, (_, at): Record => {
    const days = Math.floor(next() * 1500);
    return {
      id: `${section}-${at + 1}`,
      date: new Date(Date.parse(asOf) - days * dayMs).toISOString().slice(0, 10),
      title: `${title} № ${at + 1}`,
      kind: section === 'events' ? companyEventKinds[at % companyEventKinds.length]! : null,
      state: states[Math.floor(next() * states.length)]!,
      role: roles[Math.floor(next() * roles.length)]!,
      amount: hasAmount ? Math.round(next() ** 4 * 5e8) : null,
      other: null,
      link: null,
    };
  })
    .filter((record) => kind === undefined || record.kind === kind)
    .sort((one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id));
  return {
    provider: 'Sample provider',
    asOf,
    isSample: true,
    total: records.length,
    records: records.slice(skip, skip + most),
  };
}

/** Numbers from 0 to 1 that follow from a text (mulberry32). */
function seeded(text: string): () => number {
  let state = [...text].reduce(
    (sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 0x01_00_01_93),
    0x81_1c_9d_c5,
  );
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
