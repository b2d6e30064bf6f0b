import { agrees, encodingAgrees } from './feeds-compare.ts';
import { type View, isTextView, isView } from './feeds-element-view.ts';
import type { Expression } from './feeds-expression.ts';

/** What an expression of the suites comes to when its names are looked up in the view; throws a SyntaxError for a function it doesn't know. */
export function evaluate(expression: Expression, view: View): unknown {
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

/** Truth as Python has it. */
export function isTrue(value: unknown): boolean {
  const bare = plain(value);
  return Array.isArray(bare) ? bare.length > 0 : Boolean(bare);
}

function plain(value: unknown): unknown {
  return isTextView(value) ? value.text.value : value;
}

/** An expression spelled one way, so that a value listed and noted is counted once. */
export function spell(expression: Expression): string {
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
