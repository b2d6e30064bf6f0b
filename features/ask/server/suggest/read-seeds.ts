import type { Asker } from '../../domain/reading/understand.ts';
import { hasTime, type AskedSeries, type Reading } from '../../domain/reading/understood.ts';
import type { NamedSeries } from '../list-vocabulary.ts';
import { understandQuestions } from '../understand-question.ts';

/** Indicators a place alone is asked about. */
const ofPlace = 4;

/** What a completed text names: a series and a place, which whole questions are put together from. */
export interface Seed {
  question: string;
  /** More is asked than a figure of a place: the question stands as it is. */
  isWhole: boolean;
  /** The place was named, so that questions about all regions would leave it out. */
  isPlaceNamed: boolean;
  named: NamedSeries | undefined;
  place: number;
  understood: Reading['understood'];
}

/** What the completed texts name; what the grammar doesn't know whole makes no question. */
export async function readSeeds(
  texts: readonly string[],
  asker: Asker,
  { series, own }: { series: ReadonlyMap<string, NamedSeries>; own: number },
): Promise<Seed[]> {
  const first = firstOf(series);
  const readings = await understandQuestions([...texts, ...first.map(({ name }) => name)], asker);
  const firstNamed = first.map((each, at) => ({
    ...each,
    dims: readings[texts.length + at]!.understood.indicators[0]?.dims ?? each.dims,
  }));
  const seeds = texts.flatMap((question, at): Seed[] => {
    const { understood, lack, notUnderstood, mended, isCountryTaken } = readings[at]!;
    if (notUnderstood.length > 0 || mended.length > 0) return [];
    const named = isCountryTaken ? [] : understood.places.filter((place) => typeof place === 'number');
    const place = named[0] ?? own;
    const [asked] = understood.indicators;
    if (asked === undefined)
      return lack === 'no_criterion' && named.length === 1
        ? firstNamed.map((each) => ({
            question,
            isWhole: false,
            isPlaceNamed: true,
            named: each,
            place,
            understood,
          }))
        : [];
    if (lack !== null) return [];
    const isWhole =
      named.length > 1 ||
      !['value', 'latest', 'value_sum'].includes(understood.operation) ||
      hasTime(understood);
    return [
      {
        question,
        isWhole,
        isPlaceNamed: named.length > 0,
        named: inWords(asked, question, series),
        place,
        understood,
      },
    ];
  });
  return seeds.filter((seed, at) => seeds.findIndex((each) => keyOf(each) === keyOf(seed)) === at);
}

const keyOf = ({ isWhole, question, named, place }: Seed): string =>
  isWhole ? question : `${named?.id} ${named?.dims} ${place}`;

/** The first name of each of the first series of the table. */
function firstOf(series: ReadonlyMap<string, NamedSeries>): NamedSeries[] {
  return [...Map.groupBy(series.values(), ({ id, dims }) => `${id}:${dims}`).values()]
    .map(([first]) => first!)
    .slice(0, ofPlace);
}

/** A series by the name that was typed, else by its first one. */
function inWords(
  { id, dims }: AskedSeries,
  question: string,
  series: ReadonlyMap<string, NamedSeries>,
): NamedSeries | undefined {
  const small = question.toLowerCase();
  const names = [...series.values()].filter((each) => each.id === id && sameDims(each.dims, dims));
  const typed = names
    .filter(({ name }) => small.includes(name.toLowerCase()))
    .toSorted((a, b) => b.name.length - a.name.length);
  const found = typed[0] ?? names[0];
  return found && { ...found, dims };
}

/** Names say the dimensions in any order. */
const sameDims = (a: string, b: string): boolean =>
  a === '' || a.split(';').toSorted().join(';') === b.split(';').toSorted().join(';');
