import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { parseSync } from 'oxc-parser';
import { analyse } from 'scslre';

/** A regular expression of the source as it is written. */
export interface Pattern {
  source: string;
  flags: string;
}

/** Every regular expression that a file writes out. */
export function patternsOf(file: string, text: string): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } };
    if (type === 'Literal' && regex) found.push({ source: regex.pattern, flags: regex.flags });
    else for (const each of Object.values(node)) visit(each);
  };
  visit(parseSync(file, text).program.body);
  return found;
}

/**
 * Why a search by a pattern may take more than time in proportion to the text; null where it may not. Half is told by scslre
 * (quantifiers that can part a text in many ways, or begin at each of its signs), half by `opensWithoutEnd`.
 */
export function slowness(pattern: Pattern): 'parts' | 'opening' | null {
  if (analyse(pattern, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.length > 0)
    return 'parts';
  return opensWithoutEnd(pattern) ? 'opening' : null;
}

/** True for `<a[^>]*>` and its like: a text of openings without an end is searched to its end from each of them. */
function opensWithoutEnd({ source, flags }: Pattern): boolean {
  if (flags.includes('y')) return false;
  const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const mode = flags.replaceAll(/[^iuvs]/g, '');
  return alternatives.some((alternative) => isOpening(alternative.elements, [], mode));
}

type Elements = readonly AST.Element[];

/** Looks along the elements for an endless one that takes up all that stood before it, and needs something after it. */
function isOpening(elements: Elements, before: readonly string[], mode: string): boolean {
  let prefix = [...before];
  for (const [at, element] of elements.entries()) {
    if (element.type === 'Assertion' && element.kind === 'start') return false;
    if (element.type === 'Quantifier' && element.max === Infinity && prefix.length > 0) {
      const takes = matcher(element.element.raw, mode);
      const isNeeded = elements.slice(at + 1).some(needsSomething);
      if (isNeeded && isSign(element.element) && prefix.every((raw) => meets(raw, takes, mode))) return true;
    }
    if (
      isGroup(element) &&
      element.alternatives.some((each) =>
        isOpening([...each.elements, ...elements.slice(at + 1)], prefix, mode),
      )
    )
      return true;
    prefix = [...prefix, ...signsOf(element)];
  }
  return false;
}

const isGroup = (element: AST.Element): element is AST.Group | AST.CapturingGroup =>
  element.type === 'Group' || element.type === 'CapturingGroup';
const isSign = ({ type }: AST.Element): boolean =>
  type === 'Character' || type === 'CharacterClass' || type === 'CharacterSet';

function needsSomething(element: AST.Element): boolean {
  if (element.type === 'Quantifier') return element.min > 0;
  return element.type !== 'Assertion' || element.kind === 'end' || element.kind === 'lookahead';
}

/** The signs that an element takes at least, each as a pattern of one sign. */
function signsOf(element: AST.Element): string[] {
  if (isSign(element)) return [element.raw];
  if (element.type === 'Quantifier') return element.min > 0 ? signsOf(element.element) : [];
  return isGroup(element) ? element.alternatives[0]!.elements.flatMap(signsOf) : [];
}

const matcher = (raw: string, mode: string): RegExp => new RegExp(`^(?:${raw})$`, mode);
const samples = [
  ...Array.from({ length: 127 }, (_, code) => String.fromCharCode(code)),
  ...'яЯё«»“”—–东の\u00a0',
];

function meets(raw: string, takes: RegExp, mode: string): boolean {
  const own = matcher(raw, mode);
  return samples.some((sign) => own.test(sign) && takes.test(sign));
}
