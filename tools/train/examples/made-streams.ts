import { fileURLToPath } from 'node:url';
import { createRandom } from '#newsengine/learning/train-linear.ts';
import { readRows } from '#tools/evaluate/news/read-rows.ts';

/*
 * Pairs of headlines built alike, made by the seed out of the tables in `made`. A family is told in
 * several ways. `ru*`: whoever stands first does it, so that the other way round is another event. `ru-`: days of a row.
 */
const seed = 20261129;
const eventsOfFamily = 8;

interface TemplateRow {
  readonly lang: string;
  readonly family: string;
  readonly template: string;
}

interface FillerRow {
  readonly lang: string;
  readonly slot: string;
  readonly forms: string;
}

/** Two made headlines, how many hours lie between them, whether they tell one event. */
interface MadePair {
  readonly lang: string;
  readonly family: string;
  readonly titles: readonly [string, string];
  readonly hours: number;
  readonly isSame: boolean;
}

/** What an outlet puts before or after a headline that another has word for word. */
interface DressingRow {
  readonly lang: string;
  readonly before: string;
  readonly after: string;
}

type Filling = ReadonlyMap<string, readonly string[]>;
type Fillers = ReadonlyMap<string, readonly (readonly string[])[]>;

/** All made pairs, the same at every call. */
export function makePairs(): MadePair[] {
  const read = <Row>(name: string): Row[] =>
    readRows<Row>(fileURLToPath(new URL(`../made/${name}.tsv`, import.meta.url)));
  const fillers: Fillers = new Map(
    [...Map.groupBy(read<FillerRow>('fillers'), ({ lang, slot }) => `${lang} ${slot}`)].map(
      ([name, rows]) => [name, rows.map(({ forms }) => forms.split('|'))],
    ),
  );
  const dressings = Map.groupBy(read<DressingRow>('dressings'), ({ lang }) => lang);
  const random = createRandom(seed);
  return [
    ...Map.groupBy(read<TemplateRow>('frames'), ({ lang, family }) => `${lang} ${family}`).values(),
  ].flatMap((rows) => pairsOfFamily(rows, fillers, dressings, random));
}

function pairsOfFamily(
  rows: readonly TemplateRow[],
  fillers: Fillers,
  dressings: ReadonlyMap<string, readonly DressingRow[]>,
  random: () => number,
): MadePair[] {
  const { lang: marked = '', family = '' } = rows[0] ?? {};
  const lang = marked.slice(0, 2);
  const templates = rows.map(({ template }) => template);
  const slots = [
    ...new Set(
      templates.flatMap((each) => [...each.matchAll(/\{([a-z#\d]+)/g)].map(([, name = '']) => name)),
    ),
  ];
  const draw = (name: string, taken: readonly (readonly string[])[]): readonly string[] => {
    const [slot = ''] = name.split('#');
    const free = (fillers.get(`${lang} ${slot}`) ?? []).filter((forms) => !taken.includes(forms));
    return free[Math.floor(random() * free.length)] ?? [];
  };
  const fill = (): Filling => {
    const filling = new Map<string, readonly string[]>();
    for (const name of slots) filling.set(name, draw(name, [...filling.values()]));
    return filling;
  };
  const add = (one: string, two: string, isSame: boolean, isDays = false): MadePair[] =>
    one === two
      ? []
      : [{ lang, family, titles: [one, two], hours: isDays ? 20 + random() * 8 : random() * 20, isSame }];
  const dress = (title: string): string => {
    const own = dressings.get(lang) ?? [];
    const { before = '', after = '' } = own[Math.floor(random() * own.length)] ?? {};
    return `${before}${title}${after}`;
  };
  const pick = (): string => templates[Math.floor(random() * templates.length)] ?? '';
  return Array.from({ length: eventsOfFamily }, () => fill()).flatMap((event) => {
    const [way, other, third] = [pick(), pick(), pick()];
    const changed = changeOne(event, slots, draw, random);
    const stranger = fill();
    return [
      ...add(tell(way, event), tell(other, event), true),
      ...add(tell(way, event), tell(third, event), true),
      ...add(tell(way, event), dress(tell(way, event)), true),
      ...(marked.endsWith('-')
        ? add(tell(way, event), tell(way, new Map([...event, ...numbersOf(slots, draw, event)])), false, true)
        : add(tell(way, event), tell(way, changed), false)),
      ...(tell(other, event) === tell(other, stranger)
        ? []
        : add(tell(way, event), tell(other, stranger), false)),
      ...(marked.endsWith('*') ? add(tell(way, event), tell(way, turnRound(event, slots)), false) : []),
    ];
  });
}

type Draw = (name: string, taken: readonly (readonly string[])[]) => readonly string[];

/** The same but for one thing. */
function changeOne(event: Filling, slots: readonly string[], draw: Draw, random: () => number): Filling {
  const name = slots[Math.floor(random() * slots.length)] ?? '';
  return new Map([...event, [name, draw(name, [...event.values()])]]);
}

/** The next day's number of the same place. */
function numbersOf(slots: readonly string[], draw: Draw, event: Filling): [string, readonly string[]][] {
  return slots
    .filter((name) => name === 'num' || name === 'rub')
    .map((name) => [name, draw(name, [...event.values()])]);
}

/** Who did it and to whom it was done in each other's place. */
function turnRound(event: Filling, slots: readonly string[]): Filling {
  const second = slots.find((name) => name.includes('#'));
  const [first = ''] = second?.split('#') ?? [];
  return new Map([...event, [first, event.get(second ?? '') ?? []], [second ?? '', event.get(first) ?? []]]);
}

function tell(template: string, filling: Filling): string {
  const text = template.replaceAll(
    /\{([a-z]+(?:#\d)?)(?:\/(\d))?\}/g,
    (_whole, name: string, form: string | undefined) => filling.get(name)?.[Number(form ?? 0)] ?? '',
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
}

if (import.meta.main)
  for (const { lang, family, titles, hours, isSame } of makePairs())
    console.log([lang, family, isSame ? 'SAME' : 'DIFFERENT', hours.toFixed(0), ...titles].join('\t'));
