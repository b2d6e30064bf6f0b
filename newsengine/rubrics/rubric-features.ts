import { addFact, addTokens, createBag } from '../learning/text-features.ts';
import type { Features } from '../learning/linear-model.ts';
import type { ReadHeadline, ReadOpening } from '../text/headline.ts';
import type { Token } from '../text/token.ts';
import { readAddressHints } from './address-hints.ts';
import { findAddressCues, findNotNewsCues } from './not-news-cues.ts';
import type { RubricWords } from './rubric-words.ts';
import { countRubricWords } from './rubric-words.ts';

/** What a rubric is judged from; the opening and the address may be empty. */
export interface RubricItem {
  readonly headline: ReadHeadline;
  readonly opening: ReadOpening;
  readonly url?: string;
}

/** A headline without its outlet, and the cues of not being news it holds: read once for both models. */
export interface RubricTitle {
  readonly text: string;
  readonly cues: readonly string[];
}

/** Reads the headline of an item. */
export function readRubricTitle({ clean }: Pick<ReadHeadline, 'clean'>): RubricTitle {
  return { text: clean, cues: findNotNewsCues(clean) };
}

function addCounts(bag: Features, counts: ReadonlyMap<string, number>, family: string, weight: number): void {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const [rubric, count] of counts) {
    addFact(bag, `${family}:${rubric}`, weight * Math.min(2, Math.sqrt(count)));
    addFact(bag, `${family}-share:${rubric}`, (weight * count) / total);
  }
}

const speech =
  /^(?:сообщ|заяв|рассказ|отмет|подчеркн|уточн|добав|передает|пишет|say|tell|report|announc|accord|confirm|anunci|inform|dij|diss|afirm)/;
const persons: readonly (readonly [string, RegExp])[] = [
  ['i', /^(?:я|мне|меня|мой|моя|i|my|me|yo|mi|eu|meu)$/],
  ['we', /^(?:мы|нам|нас|наш|наша|we|our|us|nosotros|nós)$/],
  ['you', /^(?:вы|вам|вас|ваш|ваша|ты|тебе|you|your|usted|tu|você)$/],
];

const capital = /^\p{Lu}/u;
const pastTense = /(?:л|ла|ло|ли|лся|лась|лись)$/;

/** How a text is written: who speaks in it, how often it reports speech, how many figures and questions it has. */
function addManner(bag: Features, body: string, tokens: readonly Token[]): void {
  const count = Math.max(20, tokens.length);
  const rate = (test: (token: Token) => boolean): number =>
    Math.min(2, (40 * tokens.filter(test).length) / count);
  addFact(
    bag,
    'manner:speech',
    rate((token) => speech.test(token.stem)),
  );
  addFact(bag, 'manner:number', 0.5 * rate((token) => token.kind === 'number'));
  addFact(
    bag,
    'manner:question',
    rate((token) => token.text === '?'),
  );
  addFact(
    bag,
    'manner:cry',
    rate((token) => token.text === '!'),
  );
  addFact(bag, 'manner:quote', 0.5 * rate((token) => /^[«»"“”]$/.test(token.text)));
  for (const [name, pattern] of persons)
    addFact(
      bag,
      `manner:${name}`,
      rate((token) => pattern.test(token.folded)),
    );
  addFact(bag, `manner:length:${Math.min(7, Math.floor(body.length / 100))}`, 0.7);
}

/** Hashed features of an item for the rubric and the not-news model; `withAddress` off hides what distant labels came from. */
export function rubricFeatures(
  item: RubricItem,
  words: RubricWords,
  withAddress = true,
  read: RubricTitle = readRubricTitle(item.headline),
): Features {
  const bag = createBag();
  const title = read.text;
  const { tokens, language } = item.headline;
  addTokens(bag, tokens, 3);
  addCounts(bag, countRubricWords(title, tokens, language, words), 'words', 0.8);
  for (const cue of read.cues) addFact(bag, `cue:${cue}`, 0.8);
  const { text: body, tokens: bodyTokens } = item.opening;
  if (bodyTokens.length > 0) {
    addTokens(bag, bodyTokens, 2.5);
    addManner(bag, body, bodyTokens);
    for (const cue of findNotNewsCues(body.slice(0, 300))) addFact(bag, `body-cue:${cue}`, 0.4);
    addCounts(bag, countRubricWords(body, bodyTokens, language, words), 'body', 0.8);
  }
  if (withAddress && item.url) {
    const { section, site } = readAddressHints(item.url);
    if (section !== undefined) addFact(bag, `section:${section}`, 1);
    if (site !== undefined) addFact(bag, `site:${site}`, 1);
  }
  addFact(bag, `language:${language}`, 0.3);
  return bag;
}

/** How a headline is built: its first and last words, its length, marks and figures. */
function addBuild(bag: Features, tokens: readonly Token[]): void {
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  const [first, second] = words;
  const last = tokens.at(-1);
  addFact(bag, `first:${first?.folded}`, 1);
  addFact(bag, `first-two:${first?.folded} ${second?.folded}`, 1);
  addFact(bag, `starts:${tokens[0]?.kind}`, 0.5);
  addFact(bag, `last:${words.at(-1)?.folded}`, 0.5);
  addFact(bag, `ends:${last?.kind === 'mark' ? last.text : ''}`, 1);
  addFact(bag, `words:${Math.min(8, Math.floor(words.length / 2))}`, 0.5);
  addFact(bag, `names:${Math.min(3, tokens.slice(1).filter(({ text }) => capital.test(text)).length)}`, 0.5);
  addFact(bag, `asks:${tokens.some(({ text }) => text === '?')}`, 0.5);
  addFact(bag, `cries:${tokens.some(({ text }) => text === '!')}`, 0.5);
  addFact(bag, `counts:${tokens.some(({ kind }) => kind === 'number')}`, 0.5);
  addFact(bag, `past:${words.some(({ folded }) => folded.length > 4 && pastTense.test(folded))}`, 0.5);
}

/** Endings, which tell "расскажет" from "рассказал" and advice from reports. */
function addEndings(bag: Features, tokens: readonly Token[]): void {
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  for (const { folded } of words)
    if (folded.length > 4) addFact(bag, `ending:${folded.slice(-3)}`, 1.5 / Math.sqrt(words.length));
}

/** The same features with the headline's cues of not being news said louder and its build, for the not-news model alone. */
export function addNotNewsCues(
  features: Features,
  title: RubricTitle,
  { tokens }: Pick<ReadHeadline, 'tokens'>,
): Features {
  const bag = { hashes: [...features.hashes], values: [...features.values] };
  for (const cue of title.cues) addFact(bag, `cue:${cue}`, 2.5);
  for (const cue of findAddressCues(title.text)) addFact(bag, `cue:${cue}`, 2.5);
  addBuild(bag, tokens);
  addEndings(bag, tokens);
  return bag;
}
