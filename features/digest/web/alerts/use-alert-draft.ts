import { useMemo, useState } from 'react';
import { formatNumber, parseNumber } from '#platform/shared/numbers.ts';
import { useLocale } from '#platform/web/text.ts';
import type { Offer } from '#platform/web/written/use-written.ts';
import { useWrittenFields } from '#platform/web/written/use-written-fields.ts';
import { isEvent } from '#services/notifications/public.ts';
import { calmDaysOf, type Rule } from '../../domain/alerts/check-alert.ts';
import { listFirings, proposeThreshold } from '../../domain/alerts/replay-alert.ts';
import type { AlertsData, OwnAlert } from './load-alerts.ts';

/** A threshold while it is made: what is typed, what it is, and when it would have told. */
export interface AlertDraft {
  condition: Rule['condition'];
  setCondition: (condition: Rule['condition']) => void;
  text: string;
  setText: (text: string) => void;
  setThreshold: (threshold: number) => void;
  byMail: boolean;
  setByMail: (byMail: boolean) => void;
  /** Null while what is typed makes no threshold. */
  rule: Rule | null;
  firings: readonly string[];
  /** A threshold of this figure that was typed before and not kept. */
  offer: Offer;
  /** It is kept, or given up: nothing is offered later. */
  settle: () => void;
}

interface Said {
  condition: Rule['condition'];
  typed: { of: string; text: string } | null;
  byMail: boolean;
}

type Tried = Pick<AlertsData, 'yugoId' | 'tried' | 'measure'>;
const none: readonly never[] = [];
const maxDecimals = 6;

/** The threshold of the form: the one that is changed, or a new one that begins with what is proposed. What was typed counts for its own figure and condition alone. */
export function useAlertDraft({ yugoId, tried, measure }: Tried, edited: OwnAlert | null): AlertDraft {
  const locale = useLocale();
  const course = tried?.course ?? none;
  const write = (value: number): string =>
    formatNumber(value, locale, Math.min(maxDecimals, String(value).split('.')[1]?.length ?? 0));
  const [start] = useState<Said>(() => ({
    condition: edited?.condition ?? 'above',
    typed: edited && {
      of: `${edited.yugoId} ${edited.indicator.indicator} ${edited.measure} ${edited.condition}`,
      text: write(edited.threshold),
    },
    byMail: edited?.byMail ?? false,
  }));
  const figure = `${yugoId} ${tried?.indicator.indicator ?? ''} ${measure} `;
  const draft = useWrittenFields(`alert-${edited?.id ?? 'new'}`, start, ({ typed }) =>
    typed?.of.startsWith(figure) === true ? typed.text : '',
  );
  const { condition, typed, byMail } = draft.values;
  const ofCondition = (now: Rule['condition']) => `${figure}${now}`;
  const of = ofCondition(condition);
  const proposed = useMemo(
    () => (isEvent(condition) ? null : proposeThreshold(condition, course)),
    [condition, course],
  );
  const text = typed?.of === of ? typed.text : proposed === null ? '' : write(proposed);
  const threshold = parseNumber(text, locale);
  const rule = useMemo(() => ruleOf(condition, threshold), [condition, threshold]);
  const calm = calmDaysOf(tried?.indicator.period ?? '', condition);
  const firings = useMemo(() => (rule ? listFirings(rule, course, calm) : none), [rule, course, calm]);
  const setCondition = (next: Rule['condition']): void => draft.write({ condition: next });
  const setText = (next: string): void => draft.write({ typed: { of, text: next } });
  const setByMail = (next: boolean): void => draft.write({ byMail: next });
  const setThreshold = (value: number): void => setText(write(value));
  return {
    condition,
    setCondition,
    text,
    setText,
    setThreshold,
    byMail,
    setByMail,
    rule,
    firings,
    offer: draft.offer,
    settle: () => draft.settle(start),
  };
}

/** The rule that is meant; null while what is typed makes none. An event needs no threshold. */
function ruleOf(condition: Rule['condition'], threshold: number | null): Rule | null {
  if (isEvent(condition)) return { condition, threshold: 0 };
  return threshold === null || (condition === 'changes' && threshold <= 0) ? null : { condition, threshold };
}
