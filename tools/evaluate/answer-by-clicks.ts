import { readFile } from 'node:fs/promises';
import type { Input, HandlerOutput } from '#platform/contract/endpoint.ts';
import type { explorerContract } from '#features/explorer/contract.ts';
import { encodeQuery } from '#platform/shared/wire.ts';
import { AskRow } from './ask/ask-row.ts';
import { signIn } from './past-days/sign-in.ts';

type View = HandlerOutput<typeof explorerContract, 'explore/getView'>;
type Asked = Partial<Input<typeof explorerContract, 'explore/getView'>>;

/** The fixture's answers stand as they were known then. */
const asOf = '2024-12-31';
const tolerance = 0.005;
/** Most questions of one operation, so that twenty of them are of many kinds. */
const perOperation = 2;

/** Asks the explorer of a running server for what a reader would choose to answer questions of a file. The figures of the view are held against the known answers; false where one is missing or wrong. */
export async function answerByClicks(args: readonly string[]): Promise<boolean> {
  const [base, file] = args;
  if (base === undefined || file === undefined)
    throw new Error('Name the address and the file of questions.');
  const visitor = await signIn(base, 'analyst');
  const counts = new Map<string, number>();
  let [asked, right] = [0, 0];
  for (const line of (await readFile(file, 'utf8')).trim().split('\n')) {
    const row = AskRow.parse(JSON.parse(line));
    const { operation } = row.expect;
    const way = ways[operation];
    const count = counts.get(operation) ?? 0;
    if (way === undefined || row.answer === null || count >= perOperation) continue;
    counts.set(operation, count + 1);
    const query = encodeQuery({ ...viewOf(row, way), asOf });
    const { status, text } = await visitor.get(`/api/explore/getView?${query}`);
    const read = status === 200 ? way.read(JSON.parse(text) as View, row) : [];
    const known = way.known(row.answer, row);
    const isRight = read.length === known.length && known.every((each, at) => isNear(read[at], each));
    asked += 1;
    right += Number(isRight);
    console.log(`${isRight ? 'right' : 'WRONG'}  ${operation}  ${row.text}`);
    if (!isRight) console.log(`       ${status}: ${read.join(', ')} instead of ${known.join(', ')}`);
  }
  console.log(`${right} of ${asked} answered right`);
  return asked > 0 && right === asked;
}

type Answer = NonNullable<AskRow['answer']> & Record<string, unknown>;

/** How a kind of question is answered by clicking: which choices differ from the plain ones, and where in the view its figures stand. */
interface Way {
  part?: (row: AskRow) => Asked;
  read: (view: View, row: AskRow) => (number | null)[];
  known: (answer: Answer, row: AskRow) => (number | undefined)[];
}

const endOf = (view: View, measure: number, yugoId: unknown): number | null =>
  view.series.find((each) => each.measure === measure && each.yugoId === yugoId)?.end ?? null;
const ends = (view: View, { expect: { places } }: AskRow): (number | null)[] =>
  places.map((place) => endOf(view, 0, place));
/** The bars of a ranking, the longest first. */
const ranked = ({ places, series }: View) => {
  const regions = new Set(places.filter(({ kind }) => kind === 'region').map(({ yugoId }) => yugoId));
  return series
    .filter(({ yugoId, end }) => regions.has(yugoId) && end !== null)
    .toSorted((one, other) => other.end! - one.end!);
};
const numbersOf = (value: unknown): number[] => Object.values(value as Record<string, number>);
const plain: Way = { read: ends, known: ({ value }) => [value] };

const ways: Record<string, Way | undefined> = {
  latest: plain,
  value: plain,
  series: {
    read: (view) => [view.series[0]?.start ?? null, view.series[0]?.end ?? null],
    known: (answer) => [(answer['first'] as { value: number }).value, answer.last!.value],
  },
  share: {
    part: () => ({ transform: 'share' }),
    read: (view, row) => ends(view, row).slice(0, 1),
    known: ({ percent }) => [percent],
  },
  ratio: { read: ends, known: (answer) => answer['parts'] as number[] },
  change: { read: (view) => [view.series[0]?.difference ?? null], known: ({ difference }) => [difference] },
  change_pct: { read: (view) => [view.series[0]?.percent ?? null], known: ({ percent }) => [percent] },
  compare: {
    read: (view, row) =>
      numbersOf(row.answer!.values!).map((_, at) =>
        endOf(view, 0, Number(Object.keys(row.answer!.values!)[at])),
      ),
    known: ({ values }) => numbersOf(values),
  },
  top: {
    part: () => ({ form: 'rank' }),
    read: (view, { answer }) =>
      ranked(view)
        .slice(0, answer!.list!.length)
        .map(({ end }) => end),
    known: ({ list }) => list!.map(({ value }) => value),
  },
  bottom: {
    part: () => ({ form: 'rank' }),
    read: (view, { answer }) =>
      ranked(view)
        .toReversed()
        .slice(0, answer!.list!.length)
        .map(({ end }) => end),
    known: ({ list }) => list!.map(({ value }) => value),
  },
  rank: {
    part: () => ({ form: 'rank', places: [] }),
    read: (view, { expect: { places, params } }) => {
      const bars = params.order === 'asc' ? ranked(view).toReversed() : ranked(view);
      return [1 + bars.findIndex(({ yugoId }) => yugoId === places[0])];
    },
    known: ({ rank }) => [rank],
  },
  count_above: {
    part: () => ({ form: 'rank' }),
    read: (view, { expect: { params } }) => [ranked(view).filter(({ end }) => end! > params.x!).length],
    known: ({ count }) => [count],
  },
  max_day: {
    read: (view) => [Math.max(...(view.series[0]?.points ?? []).map(({ value }) => value))],
    known: ({ value }) => [value],
  },
  dim_diff: {
    read: (view, { expect: { places } }) => [endOf(view, 0, places[0]), endOf(view, 1, places[0])],
    known: (answer) => [answer['female'] as number, answer['male'] as number],
  },
  balance: {
    read: (view, { expect: { places } }) => [endOf(view, 0, places[0]), endOf(view, 1, places[0])],
    known: (answer) => [answer['revenue'] as number, answer['expenditure'] as number],
  },
  per_capita: {
    part: ({ expect: { indicators } }) => ({ transform: 'perHead', indicators: [wordOf(indicators[0]!)] }),
    read: ends,
    known: (answer) => [answer['value_by_mean_population'] as number],
  },
};

const wordOf = ({ id, dims }: AskRow['expect']['indicators'][number]): string =>
  dims === '' ? id : `${id}:${dims}`;

/** The view that a reader makes of a question: its indicators, places and time, and what its kind asks for. */
function viewOf(row: AskRow, { part }: Way): Asked {
  const { indicators, places, period } = row.expect;
  const at = period.at === 'latest' ? undefined : period.at;
  return {
    indicators: indicators.map(wordOf),
    places: places.filter((place) => typeof place === 'number').map(String),
    from: period.from ?? at,
    to: (period.to === 'latest' ? undefined : period.to) ?? at,
    ...part?.(row),
  };
}

function isNear(read: number | null | undefined, known: number | undefined): boolean {
  if (typeof read !== 'number' || known === undefined) return false;
  return Math.abs(read - known) <= tolerance * Math.max(Math.abs(known), 1e-9);
}
