import type { Feed } from '#features/news/feeds/adapt/feed.ts';
import { agrees, dateAgrees, encodingAgrees, linkAgrees } from './feeds-compare.ts';
import type { Expression } from './feeds-expression.ts';
import { parseExpression, splitAnd } from './feeds-expression.ts';
import type { View } from './feeds-element-view.ts';
import { isTextView, isView, shortText } from './feeds-element-view.ts';

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

function evaluate(expression: Expression, view: View): unknown {
  switch (expression.kind) {
    case 'value':
      return expression.value;
    case 'name':
      return view.find(expression.name);
    case 'list':
      return expression.items.map((item) => evaluate(item, view));
    case 'not':
      return !isTrue(evaluate(expression.of, view));
    case 'and':
      return isTrue(evaluate(expression.left, view)) && isTrue(evaluate(expression.right, view));
    case 'or':
      return isTrue(evaluate(expression.left, view)) || isTrue(evaluate(expression.right, view));
    case 'member':
      return member(evaluate(expression.of, view), evaluate(expression.key, view));
    case 'call':
      return call(expression, view);
    case 'compare':
      return compare(expression, view);
  }
}

function compare({ sign, left, right }: Extract<Expression, { kind: 'compare' }>, view: View): boolean {
  const [a, b] = [evaluate(left, view), evaluate(right, view)];
  if (sign === 'in')
    return Array.isArray(b)
      ? b.some((each) => agrees(each, a))
      : isView(b)
        ? b.find(String(a)) !== undefined
        : String(plain(b)).includes(String(a));
  const isEqual = spell(left) === 'encoding' ? encodingAgrees(String(b), String(a)) : agrees(b, a);
  if (sign === '==') return isEqual;
  if (sign === '!=') return !isEqual;
  const [x, y] = [Number(a), Number(b)];
  return { '<': x < y, '>': x > y, '<=': x <= y, '>=': x >= y }[sign] ?? false;
}

function member(of: unknown, key: unknown): unknown {
  if (Array.isArray(of)) return of.at(Number(key));
  if (isView(of)) return of.find(String(key));
  return undefined;
}

/** The few functions the suites use; an exception's class is told from the faults that go with it. */
function call({ of, args }: Extract<Expression, { kind: 'call' }>, view: View): unknown {
  const first = args[0] && plain(evaluate(args[0], view));
  if (of.kind === 'name' && of.name === 'ord')
    return typeof first === 'string' ? first.codePointAt(0) : undefined;
  if (of.kind === 'name' && of.name === 'len')
    return Array.isArray(first) || typeof first === 'string' ? first.length : undefined;
  if (of.kind === 'name' && of.name === 'isinstance')
    return Array.isArray(first) && hasFaultOf(first, args[1] ? spell(args[1]) : '');
  if (of.kind !== 'member' || of.key.kind !== 'value')
    throw new SyntaxError(`not understood: ${spell(of)}()`);
  const subject = evaluate(of.of, view);
  if (of.key.value === 'get') return member(subject, first) ?? (args[1] ? evaluate(args[1], view) : null);
  if (of.key.value === 'has_key') return member(subject, first) !== undefined;
  if (of.key.value === 'startswith') return String(plain(subject)).startsWith(String(first));
  if (of.key.value === 'keys') return subject;
  throw new SyntaxError(`not understood: ${String(of.key.value)}()`);
}

function hasFaultOf(faults: readonly unknown[], exception: string): boolean {
  if (exception.includes('CharacterEncodingOverride'))
    return faults.includes('encoding_conflict') || faults.includes('encoding_guessed');
  if (exception.includes('CharacterEncodingUnknown'))
    return faults.includes('unknown_encoding') || faults.includes('invalid_bytes');
  if (exception.includes('NonXMLContentType')) return faults.includes('not_xml_type');
  return faults.length > 0;
}

function isTrue(value: unknown): boolean {
  const bare = plain(value);
  return Array.isArray(bare) ? bare.length > 0 : Boolean(bare);
}

function plain(value: unknown): unknown {
  return isTextView(value) ? value.text.value : value;
}

function plainPath(path: string): string {
  return spell(parseExpression(path));
}

/** An expression spelled one way, so that a value listed and noted is counted once. */
function spell(expression: Expression): string {
  switch (expression.kind) {
    case 'value':
      return JSON.stringify(expression.value) ?? 'None';
    case 'name':
      return expression.name;
    case 'list':
      return `(${expression.items.map(spell).join(', ')})`;
    case 'member':
      return `${spell(expression.of)}[${spell(expression.key)}]`;
    case 'call':
      return `${spell(expression.of)}(${expression.args.map(spell).join(', ')})`;
    case 'not':
      return `not ${spell(expression.of)}`;
    case 'compare':
      return `${spell(expression.left)} ${expression.sign} ${spell(expression.right)}`;
    default:
      return `${spell(expression.left)} ${expression.kind} ${spell(expression.right)}`;
  }
}
