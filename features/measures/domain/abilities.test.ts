import { expect, test } from 'vitest';
import {
  canAdd,
  canAnswerCheck,
  canAskCheck,
  canAppoint,
  canComment,
  canDelete,
  canEditHandbooks,
  canPropose,
  canSee,
  canSeeQueue,
  canStep,
  type VersionRights,
} from './abilities.ts';
import { measureStatuses, type MeasureStatus } from './steps/statuses.ts';
import type { StepName } from './steps/steps.ts';

const me = 5;
const version = (status: MeasureStatus, own: boolean, rest: Partial<VersionRights> = {}): VersionRights => ({
  status,
  authorId: own ? me : 6,
  moderatorId: null,
  wasPublished: false,
  isRegister: false,
  checkerIds: [],
  openCheckerId: null,
  ...rest,
});
const asking = (...roles: number[]) => ({ roles, accountId: me });
const roles = [[], [3], [9], [10], [11], [12]];

// Columns: no role, 3, 9, 10, 11, 12; o = only one's own, a = only another's, + = both, . = neither.
const stepTable: Record<StepName, string> = {
  edit: '. . o o o +',
  rework: '. . o o o +',
  submit: '. . o o o +',
  revise: '. . + + o +',
  accept: '. . . a . a',
  decline: '. . . + . +',
  withdraw: '. . . + . +',
};
const mark = (own: boolean, other: boolean): string => (own ? (other ? '+' : 'o') : other ? 'a' : '.');

test.each(Object.entries(stepTable))('%s by role: %s', (step, row) => {
  const from = { edit: 1, rework: 4, submit: 1, revise: 3, accept: 2, decline: 2, withdraw: 3 } as const;
  const name = step as StepName;
  const found = roles.map((each) => {
    const may = (own: boolean) => canStep(asking(...each), name, version(from[name], own));
    return mark(may(true), may(false));
  });
  expect(found.join(' ')).toBe(row);
});

// Rows: draft, moderation, published, canceled; columns as above.
const seeTable = ['o + o o o +', 'o + o + o +', '+ + + + + +', 'o + o + o +'];
test('who sees a version in which state', () => {
  const found = measureStatuses.map((status) =>
    roles
      .map((each) => {
        const may = (own: boolean) => canSee(asking(...each), version(status, own));
        return mark(may(true), may(false));
      })
      .join(' '),
  );
  expect(found).toEqual(seeTable);
  expect(canSee(asking(), version(4, false, { wasPublished: true }))).toBe(true);
});

const deleteTable = ['. . o o o +', '. . . . . .', '. . . . . .', '. . o o o +'];
test('who deletes a version in which state: never one that readers have seen or that waits', () => {
  const found = measureStatuses.map((status) =>
    roles
      .map((each) => {
        const may = (own: boolean) => canDelete(asking(...each), version(status, own));
        return mark(may(true), may(false));
      })
      .join(' '),
  );
  expect(found).toEqual(deleteTable);
  expect(canDelete(asking(12), version(4, true, { wasPublished: true }))).toBe(false);
});

test('an appointed moderator decides alone, a super moderator still', () => {
  const taken = version(2, false, { moderatorId: 7 });
  expect(canStep(asking(10), 'accept', taken)).toBe(false);
  expect(canStep(asking(10), 'accept', { ...taken, moderatorId: me })).toBe(true);
  expect(canStep(asking(12), 'accept', taken)).toBe(true);
});

test('nobody changes what was taken over from a register', () => {
  const taken = version(3, false, { isRegister: true, authorId: null });
  expect((Object.keys(stepTable) as StepName[]).filter((step) => canStep(asking(12), step, taken))).toEqual(
    [],
  );
  expect([
    canAppoint(asking(12), taken),
    canDelete(asking(12), taken),
    canComment(asking(12), taken),
  ]).toEqual([false, false, false]);
});

test('the table of capabilities by role', () => {
  const by = (may: (holder: { roles: number[] }) => boolean) =>
    roles.map((each) => (may({ roles: each }) ? '+' : '.')).join(' ');
  expect({
    add: by(canAdd),
    propose: by(canPropose),
    queue: by(canSeeQueue),
    handbooks: by(canEditHandbooks),
    appoint: by((holder) => canAppoint(holder, version(2, false))),
  }).toEqual({
    add: '. . + + . +',
    propose: '. . + + + +',
    queue: '. + . + . +',
    handbooks: '. . . + . +',
    appoint: '. + . . . +',
  });
  expect(canAppoint(asking(12), version(1, false))).toBe(false);
});

test('who is asked about the facts sees that version and answers while it waits; who may accept it asks', () => {
  const [waits, gone] = ([2, 4] as const).map((status) =>
    version(status, false, { checkerIds: [me], openCheckerId: status === 2 ? me : null }),
  );
  expect([waits!, gone!].map((each) => canSee(asking(11), each))).toEqual([true, true]);
  expect([waits!, gone!].map((each) => canAnswerCheck(asking(11), each))).toEqual([true, false]);
  expect(canAnswerCheck(asking(12), version(2, false, { checkerIds: [6], openCheckerId: 6 }))).toBe(false);
  const may = (own: boolean) => roles.map((each) => canAskCheck(asking(...each), version(2, own)));
  expect(may(false)).toEqual([false, false, false, true, false, true]);
  expect(may(true)).toEqual([false, false, false, false, false, false]);
});
