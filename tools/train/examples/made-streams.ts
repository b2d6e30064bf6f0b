import { fileURLToPath } from 'node:url';
import { createRandom } from '#newsengine/learning/train-linear.ts';
import { readRows } from '#tools/evaluate/news/read-rows.ts';

/*
 * Pairs of headlines built alike, made by the seed out of the tables in `made`. A family is told in
 * several ways. `ru*`: whoever stands first does it, so that the other way round is another event. `ru-`: days of a row.
 */
const seed = 20261129;
const eventsOfFamily = 8;
const pairsAcrossOfLanguage = 150;

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
  const frames = read<TemplateRow>('frames');
  return [
    ...[...Map.groupBy(frames, ({ lang, family }) => `${lang} ${family}`).values()].flatMap((rows) =>
      pairsOfFamily(rows, fillers, dressings, random),
    ),
    ...pairsAcross(frames, fillers, random),
  ];
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
  const slots = slotsOf(templates);
  const draw = drawFrom(fillers, lang, random);
  const fill = (): Filling => fillSlots(slots, draw);
  const add = (one: string, two: string, isSame: boolean, isDays = false): MadePair[] =>
    one === two
      ? []
      : [{ lang, family, titles: [one, two], hours: isDays ? 20 + random() * 8 : random() * 30, isSame }];
  const dress = (title: string): string => {
    const own = dressings.get(lang) ?? [];
    const { before = '', after = '' } = own[Math.floor(random() * own.length)] ?? {};
    return `${before}${title}${after}`;
  };
  const pick = (): string => templates[Math.floor(random() * templates.length)] ?? '';
  return Array.from({ length: Math.max(eventsOfFamily, templates.length) }, () => fill()).flatMap((event) => {
    const [way, other, third] = [pick(), pick(), pick()];
    const stranger = fill();
    const isRow = marked.endsWith('-');
    const strangers = isRow
      ? add(tell(way, event), tell(way, new Map([...event, ...numbersOf(slots, draw, event)])), false, true)
      : slots
          .filter((name) => !sameEventDiffers.has(name))
          .flatMap((name) => {
            const changed = changeOne(event, name, draw, random);
            return [
              ...add(tell(way, event), tell(way, changed), false),
              ...(differs(other, event, changed) ? add(tell(way, event), tell(other, changed), false) : []),
            ];
          });
    return [
      ...add(tell(way, event), tell(other, event), true),
      ...add(tell(way, event), tell(third, event), true),
      ...add(tell(other, event), tell(third, event), true),
      ...add(tell(way, event), dress(tell(way, event)), true),
      ...strangers,
      ...(differs(other, event, stranger) ? add(tell(way, event), tell(other, stranger), false) : []),
      ...(marked.endsWith('*')
        ? [way, other].flatMap((each) => add(tell(way, event), tell(each, turnRound(event, slots)), false))
        : []),
    ];
  });
}

function slotsOf(templates: readonly string[]): string[] {
  return [
    ...new Set(
      templates.flatMap((each) => [...each.matchAll(/\{([a-z#\d]+)/g)].map(([, name = '']) => name)),
    ),
  ];
}

function drawFrom(fillers: Fillers, lang: string, random: () => number): Draw {
  return (name, taken) => {
    const [slot = ''] = name.split('#');
    const free = (fillers.get(`${lang} ${slot}`) ?? []).filter((forms) => !taken.includes(forms));
    return free[Math.floor(random() * free.length)] ?? [];
  };
}

function fillSlots(slots: readonly string[], draw: Draw, filling = new Map<string, readonly string[]>()) {
  for (const name of slots) if (!filling.has(name)) filling.set(name, draw(name, [...filling.values()]));
  return filling;
}

/** Families that may tell steps of one thing: no stranger is made of two of them. */
const related = [
  'arrest verdict sentence court',
  'match preview lands',
  'transfer loan',
  'show cancelled star film',
  'mayor resigns resign election posts chief',
  'rate yen',
  'bridge closed',
  'quake quakejp',
  'storm weather flood outage',
  'covid school',
].map((line) => line.split(' '));

function areRelated(one: string, two: string): boolean {
  const [first = '', second = ''] = [one, two].map((family) => family.split('-')[0]);
  return first === second || related.some((line) => line.includes(first) && line.includes(second));
}

/** Two events of unlike kinds in one place, of one person or firm. */
function pairsAcross(frames: readonly TemplateRow[], fillers: Fillers, random: () => number): MadePair[] {
  return [...Map.groupBy(frames, ({ lang }) => lang.slice(0, 2))].flatMap(([lang, rows]) => {
    const draw = drawFrom(fillers, lang, random);
    const pick = (from: readonly TemplateRow[]): TemplateRow | undefined =>
      from[Math.floor(random() * from.length)];
    return Array.from({ length: pairsAcrossOfLanguage }).flatMap(() => {
      const one = pick(rows);
      const slot = slotsOf([one?.template ?? ''])[0];
      const two = pick(
        rows.filter(
          ({ family, template }) =>
            !areRelated(family, one?.family ?? '') && slotsOf([template]).includes(slot ?? ''),
        ),
      );
      if (!one || !two || slot === undefined) return [];
      const common = draw(slot, []);
      const titles = [one, two].map(({ template }) =>
        tell(template, fillSlots(slotsOf([template]), draw, new Map([[slot, common]]))),
      );
      return [
        {
          lang,
          family: 'across',
          titles: [titles[0] ?? '', titles[1] ?? ''] as const,
          hours: random() * 30,
          isSame: false,
        },
      ];
    });
  });
}

type Draw = (name: string, taken: readonly (readonly string[])[]) => readonly string[];

/** What outlets tell of one event otherwise. */
const sameEventDiffers: ReadonlySet<string> = new Set(['num', 'job', 'post']);

/** Whether two fillings of a template are two headlines. */
function differs(template: string, one: Filling, two: Filling): boolean {
  return tell(template, one) !== tell(template, two);
}

/** The same but for one thing; of two persons every other one is a namesake. */
function changeOne(event: Filling, name: string, draw: Draw, random: () => number): Filling {
  const before = event.get(name) ?? [];
  const drawn = draw(name, [...event.values()]);
  const isNamesake = /^(?:man|woman)/.test(name) && random() < 0.5;
  return new Map([...event, [name, isNamesake ? renameWith(before, drawn) : drawn]]);
}

/** Another's first name before one's own last name, in all forms. */
function renameWith(forms: readonly string[], others: readonly string[]): string[] {
  return forms.map((form, at) => {
    const [first = '', last] = form.split(' ');
    if (last !== undefined) return `${others[at]?.split(' ')[0] ?? first} ${last}`;
    return isJapaneseName(form) ? form.slice(0, 2) + (others[at] ?? '').slice(2) : form;
  });
}

function isJapaneseName(form: string): boolean {
  return /^[\u3400-\u9fff]{3,4}$/u.test(form);
}

/** What is another number every day. */
const changingDaily: ReadonlySet<string> = new Set(['num', 'rub', 'yen']);

/** The next day's number of the same place. */
function numbersOf(slots: readonly string[], draw: Draw, event: Filling): [string, readonly string[]][] {
  return slots
    .filter((name) => changingDaily.has(name))
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
