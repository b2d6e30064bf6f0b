import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { askContract } from '#features/ask/contract.ts';
import type { AskRow } from './ask-row.ts';

type Answered = HandlerOutput<typeof askContract, 'ask/getAnswer'>;

/** How an answer stands beside the known one. */
export interface Judged {
  isUnderstood: boolean;
  /** Null where there is no value to compare. */
  isRightValue: boolean | null;
  /** A figure that is not the one asked for, without a word about what was not understood or put in its place. */
  isSilentlyWrong: boolean;
}

const tolerance = 0.005;

/** Judges an answer by the known one: a question that cannot be answered is understood when it gets no figure and a reason. */
export function judgeAnswer(row: AskRow, answer: Answered): Judged {
  if (row.unanswerable !== null) {
    const isRefused = answer.value === undefined && answer.reason !== undefined;
    return { isUnderstood: isRefused, isRightValue: null, isSilentlyWrong: !isRefused && !isSaid(answer) };
  }
  const isUnderstood = isSame(row, answer);
  const isRight = answer.value !== undefined && isRightValue(row, answer);
  return {
    isUnderstood,
    isRightValue: isUnderstood ? isRight : null,
    isSilentlyWrong: answer.value !== undefined && !isRight && !isSaid(answer),
  };
}

const isSaid = ({ notUnderstood }: Answered): boolean => notUnderstood.length > 0;

function isSame({ expect }: AskRow, { understood }: Answered): boolean {
  const { operation, indicators, places, period, params } = expect;
  return (
    understood.operation === operation &&
    keyOf(understood.indicators.map(({ id, dims }) => `${id} ${dims}`)) ===
      keyOf(indicators.map(({ id, dims }) => `${id} ${dims}`)) &&
    keyOf(understood.places) === keyOf(places) &&
    keyOf([understood.period.at, understood.period.from, understood.period.to]) ===
      keyOf([period.at, period.from, period.to]) &&
    (params.n === undefined || params.n === understood.params.n) &&
    (params.x === undefined || params.x === understood.params.x) &&
    (params.order === undefined || params.order === (understood.params.order ?? 'desc'))
  );
}

const keyOf = (parts: readonly unknown[]): string => parts.map(String).join('|');

function isRightValue({ expect, answer }: AskRow, { value, rows = [], time }: Answered): boolean {
  const known = answer!;
  if (known.list)
    return (
      rows.length === known.list.length &&
      known.list.every(({ value: one }, at) => isNear(rows[at]!.value, one))
    );
  if (known.values) return rows.every((row) => isNear(row.value, known.values![String(row.yugoId)]!));
  if (expect.operation === 'max_day' && time !== known.time) return false;
  return isNear(value!, valueOf(expect.operation, known));
}

function valueOf(operation: string, known: NonNullable<AskRow['answer']>): number {
  const of: Record<string, number | undefined> = {
    change: known.difference,
    change_pct: known.percent,
    share: known.percent,
    ratio: known.ratio,
    rank: known.rank,
    count_above: known.count,
    dim_diff: known.difference,
    balance: known.difference,
    series: known.last?.value,
  };
  return of[operation] ?? known.value ?? Number.NaN;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= tolerance * Math.max(Math.abs(b), 1e-9);
