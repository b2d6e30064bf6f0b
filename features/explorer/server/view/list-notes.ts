import { formatPeriod, formatPeriodRange, periodOf } from '#platform/shared/periods.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { explorerContract } from '../../contract.ts';
import type { DescribedView } from './view-words.ts';
import type { Speech } from './shown-unit.ts';

type Notes = HandlerOutput<typeof explorerContract, 'explore/getView'>['notes'];
type Kind = Notes[number]['kind'];
/** Names told in one sentence. */
const maxNamed = 5;

/** What a reader must know of a view, each in a sentence. */
export function listNotes(view: DescribedView, { locale, translate }: Speech): Notes {
  const { asked, measures, chosen, series } = view;
  const [first, second] = measures;
  const period = periodOf(first!.indicator.period);
  const say = (kind: Kind, values: Record<string, string | number> = {}): Notes[number] => ({
    kind,
    text: translate(locale, `Explore_Note_${kind}`, values),
  });
  const ofFirst = series.filter(({ measure }) => measure === 0);
  const known = [...new Set(ofFirst.flatMap(({ days }) => days))].sort();
  const isEmpty = ofFirst.every(({ values }) => values.length === 0);
  const listed = (names: readonly string[]) => ({
    names: names.slice(0, maxNamed).join(', '),
    more: Math.max(0, names.length - maxNamed),
  });
  const namesOf = (ids: readonly number[]): string[] =>
    chosen.filter(({ yugoId }) => ids.includes(yugoId)).map(({ shortName }) => shortName);
  const lacking = ofFirst.filter(({ values }) => values.length === 0).map(({ yugoId }) => yugoId);
  const added = ofFirst.filter(({ isAdded }) => isAdded).map(({ yugoId }) => yugoId);
  const notes: Notes = [];
  for (const { transform, indicator } of measures)
    if (transform !== asked.transform) notes.push(say('transformRefused', { indicator: indicator.name }));
  const isMixed = second !== undefined && asked.form !== 'scatter';
  if (isMixed && measures.some(({ unit }) => unit.code !== first!.unit.code)) notes.push(say('mixedUnits'));
  else if (isMixed && measures.some(({ indicator }) => indicator.period !== first!.indicator.period))
    notes.push(say('mixedPeriods'));
  if (asked.form === 'scatter' && second === undefined) notes.push(say('secondMissing'));
  if (isReversed(asked)) notes.push(say('reversed'));
  else if (isEmpty && known.length === 0) notes.push(say('nothing'));
  else if (isEmpty)
    notes.push(say('outside', { known: formatPeriodRange(period, known[0]!, known.at(-1)!, locale) }));
  else if (namesOf(lacking).length > 0) notes.push(say('lacking', listed(namesOf(lacking))));
  if (!isEmpty && namesOf(added).length > 0) notes.push(say('added', listed(namesOf(added))));
  if (view.cut) notes.push(say('cut', { from: formatPeriod(period, oldest(ofFirst), locale) }));
  if (series.some(({ sample }) => sample)) notes.push(say('sample'));
  return notes;
}

/** The time begins after it ends; ends of unlike length are compared by what both say. */
function isReversed({ from, to }: DescribedView['asked']): boolean {
  if (from === undefined || to === undefined) return false;
  const length = Math.min(from.length, to.length);
  return from.slice(0, length) > to.slice(0, length);
}

const oldest = (series: readonly { values: readonly { day: string }[] }[]): string =>
  series.flatMap(({ values }) => (values[0] === undefined ? [] : [values[0].day])).toSorted()[0]!;
