/** A small part of Python: what the feed suites state their expectations in. */
export type Expression =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'member'; readonly of: Expression; readonly key: Expression }
  | { readonly kind: 'call'; readonly of: Expression; readonly args: readonly Expression[] }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: 'compare';
      readonly sign: string;
      readonly left: Expression;
      readonly right: Expression;
    };

const token =
  /\s*(?:([ubrUBR]{0,2}(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"))|(-?\d+(?:\.\d+)?)|([A-Za-z_]\w*)|(==|!=|<=|>=|[<>[\](){}.,:]))/y;

/** Reads one statement; throws a SyntaxError for what lies outside the part understood here. */
export function parseExpression(text: string): Expression {
  const reader = new Reader(readTokens(text));
  const expression = reader.readOr();
  reader.expectEnd();
  return expression;
}

/** A statement's parts that must all hold, each of them a statement of its own. */
export function splitAnd(expression: Expression): Expression[] {
  return expression.kind === 'and'
    ? [...splitAnd(expression.left), ...splitAnd(expression.right)]
    : [expression];
}

interface Token {
  readonly kind: 'string' | 'number' | 'name' | 'sign' | 'end';
  readonly text: string;
}

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  while (text.slice(token.lastIndex).trim() !== '') {
    const from = token.lastIndex;
    const match = token.exec(text);
    if (match === null) throw new SyntaxError(`not understood at ${text.slice(from, from + 20)}`);
    const [, string, number, name, sign] = match;
    if (string !== undefined) tokens.push({ kind: 'string', text: string });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else tokens.push(name === undefined ? { kind: 'sign', text: sign ?? '' } : { kind: 'name', text: name });
  }
  return tokens;
}

const constants: Readonly<Record<string, unknown>> = { True: true, False: false, None: null };

class Reader {
  private readonly tokens: readonly Token[];
  private at = 0;
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  readOr(): Expression {
    let left = this.readAnd();
    while (this.take('or')) left = { kind: 'or', left, right: this.readAnd() };
    return left;
  }

  expectEnd(): void {
    if (this.at < this.tokens.length) throw new SyntaxError(`not understood: ${this.next().text}`);
  }

  private readAnd(): Expression {
    let left = this.readNot();
    while (this.take('and')) left = { kind: 'and', left, right: this.readNot() };
    return left;
  }

  private readNot(): Expression {
    return this.take('not') ? { kind: 'not', of: this.readNot() } : this.readCompare();
  }

  private readCompare(): Expression {
    const left = this.readPostfix();
    for (const sign of ['==', '!=', '<=', '>=', '<', '>', 'in', 'is']) {
      if (this.take(sign)) {
        const isNegated = sign === 'is' && this.take('not');
        const compare: Expression = {
          kind: 'compare',
          sign: sign === 'is' ? '==' : sign,
          left,
          right: this.readPostfix(),
        };
        return isNegated ? { kind: 'not', of: compare } : compare;
      }
    }
    if (this.take('not')) {
      this.expect('in');
      return { kind: 'not', of: { kind: 'compare', sign: 'in', left, right: this.readPostfix() } };
    }
    return left;
  }

  private readPostfix(): Expression {
    let of = this.readPrimary();
    for (;;) {
      if (this.take('[')) {
        of = { kind: 'member', of, key: this.readOr() };
        this.expect(']');
      } else if (this.take('.')) {
        of = { kind: 'member', of, key: { kind: 'value', value: this.next().text } };
      } else if (this.take('(')) {
        of = { kind: 'call', of, args: this.readList(')') };
      } else {
        return of;
      }
    }
  }

  private readPrimary(): Expression {
    if (this.take('(')) {
      const items = this.readList(')');
      const wasTuple = this.tokens[this.at - 2]?.text === ',' || items.length !== 1;
      return wasTuple ? { kind: 'list', items } : (items[0] ?? { kind: 'list', items });
    }
    if (this.take('[')) return { kind: 'list', items: this.readList(']') };
    if (this.take('{')) return this.readEmptyDictionary();
    const { kind, text } = this.next();
    if (kind === 'number') return { kind: 'value', value: Number(text) };
    if (kind === 'string') return { kind: 'value', value: this.joinStrings(readString(text)) };
    if (kind === 'name')
      return text in constants ? { kind: 'value', value: constants[text] } : { kind: 'name', name: text };
    throw new SyntaxError(`not understood: ${text}`);
  }

  private readEmptyDictionary(): Expression {
    this.expect('}');
    return { kind: 'value', value: {} };
  }

  private joinStrings(first: string): string {
    let whole = first;
    while (this.tokens[this.at]?.kind === 'string') whole += readString(this.next().text);
    return whole;
  }

  private readList(end: string): Expression[] {
    const items: Expression[] = [];
    while (!this.take(end)) {
      items.push(this.readOr());
      if (!this.take(',')) {
        this.expect(end);
        break;
      }
    }
    return items;
  }

  private take(text: string): boolean {
    const token = this.tokens[this.at];
    if (token === undefined || token.kind === 'string' || token.text !== text) return false;
    this.at += 1;
    return true;
  }

  private expect(text: string): void {
    if (!this.take(text)) throw new SyntaxError(`${text} expected`);
  }

  private next(): Token {
    return this.tokens[this.at++] ?? { kind: 'end', text: '' };
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };

function readString(literal: string): string {
  const start = literal.search(/['"]/);
  const body = literal.slice(start + 1, -1);
  if (/r/i.test(literal.slice(0, start))) return body;
  return body.replaceAll(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([\s\S]))/g,
    (_all, x?: string, u?: string, long?: string, one = '') => {
      const code = x ?? u ?? long;
      return code === undefined ? (escapes[one] ?? one) : String.fromCodePoint(parseInt(code, 16));
    },
  );
}
