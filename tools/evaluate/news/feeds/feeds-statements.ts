import type { Feed } from '#feedformats/adapt/feed.ts';
import { agrees, dateAgrees, encodingAgrees, linkAgrees } from './feeds-compare.ts';
import { evaluate, isTrue, spell } from './feeds-evaluation.ts';
import { parseExpression, splitAnd } from './feeds-expression.ts';
import { type View, shortText } from './feeds-element-view.ts';

/** One thing a suite states of a feed, and whether ours says it. */
export interface Statement {
  readonly what: string;
  readonly isMet: boolean;
  readonly ours: string;
  /** A value, as opposed to a judgement on encoding or form. */
  readonly isValue: boolean;
}

/** One row of expected.json. */
export interface ExpectedFeed {
  readonly file: string;
  readonly class: string;
  readonly source_path?: string;
  readonly http_headers?: Readonly<Record<string, string>>;
  readonly expect?: {
    readonly note?: string;
    readonly values?: Readonly<Record<string, unknown>>;
    readonly feed?: Readonly<Record<string, string | null>>;
    readonly items?: readonly Readonly<Record<string, string | null>>[];
  };
}

/** Statements in Python's terms: the listed values, and what the note adds to them. */
export function checkPython(
  { note, values = {} }: NonNullable<ExpectedFeed['expect']>,
  view: View,
): Statement[] {
  const listed = Object.entries(values).map(([path, stated]): Statement => {
    const ours = evaluate(parseExpression(path), view);
    const isMet =
      path.trim() === 'encoding' ? encodingAgrees(String(stated), String(ours)) : agrees(stated, ours);
    return {
      what: `${path.trim()} == ${JSON.stringify(stated)}`,
      isMet,
      ours: shortText(ours),
      isValue: true,
    };
  });
  return [...listed, ...checkNote(note ?? '', new Set(Object.keys(values).map(plainPath)), view)];
}

function checkNote(note: string, listed: ReadonlySet<string>, view: View): Statement[] {
  const parts = note.trim() === '' ? [] : splitAnd(parseExpression(note));
  return parts.flatMap((part): Statement[] => {
    if (part.kind === 'compare' && part.sign === '==' && listed.has(spell(part.left))) return [];
    if (part.kind === 'value') return [];
    const ours = part.kind === 'compare' ? evaluate(part.left, view) : evaluate(part, view);
    return [
      {
        what: spell(part),
        isMet: isTrue(evaluate(part, view)),
        ours: shortText(ours),
        isValue: part.kind === 'compare' && spell(part.left) !== 'encoding',
      },
    ];
  });
}

/** Statements of the suites that give a feed and its items by plain names. */
export function checkPlain(
  { feed: stated = {}, items = [] }: NonNullable<ExpectedFeed['expect']>,
  feed: Feed,
): Statement[] {
  const whole = Object.entries(stated).map(([key, value]) => checkField(`feed.${key}`, key, value, feed));
  const each = items.flatMap((item, at) =>
    Object.entries(item).map(([key, value]) => checkField(`items[${at}].${key}`, key, value, feed.items[at])),
  );
  const count: Statement = {
    what: `${items.length} items`,
    isMet: feed.items.length === items.length,
    ours: String(feed.items.length),
    isValue: true,
  };
  return [...whole, ...each, count];
}

function checkField(
  what: string,
  key: string,
  stated: string | null,
  part: Feed | Feed['items'][number] | undefined,
): Statement {
  const statement = (isMet: boolean, ours: unknown): Statement => ({
    what: `${what} == ${JSON.stringify(stated)}`,
    isMet,
    ours: shortText(ours),
    isValue: true,
  });
  if (part === undefined) return statement(false, null);
  if (key === 'isoDate' || key === 'date') {
    const dates = [part.publishedAt, part.updatedAt].filter((date) => date !== null);
    return statement(
      stated === null ? dates.length === 0 : dates.some((date) => dateAgrees(stated, date)),
      dates,
    );
  }
  if (key === 'link')
    return statement(
      stated === null ? part.link === null : part.link !== null && linkAgrees(stated, part.link),
      part.link,
    );
  const text = {
    title: part.title,
    description: 'description' in part ? part.description : part.summary,
    summary: 'summary' in part ? part.summary : null,
    content: 'contents' in part ? part.contents[0] : null,
  }[key];
  const ours =
    key === 'guid' || key === 'id' ? part.id : key === 'language' ? part.language : text && { text };
  return statement(agrees(stated, ours), ours);
}

function plainPath(path: string): string {
  return spell(parseExpression(path));
}
