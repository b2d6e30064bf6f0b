import { rarityOf, termId } from '#newsengine/stories/pairs/term-weights.ts';
import { unifyStem } from '#newsengine/stories/words/synonyms.ts';
import { cleanHeadline } from '#newsengine/text/clean-headline.ts';
import { toLanguageCode } from '#newsengine/text/language-code.ts';
import type { Token } from '#newsengine/text/token.ts';
import { tokenise } from '#newsengine/text/tokenise.ts';
import { readNewsRows, writeModel } from './read-data.ts';

const buckets = 2 ** 17;
/** Enough for one stem in twenty to share its bit with a name of another language. */
const nameBits = 2 ** 18;
/** A stem is a name when it has a capital so often, and in so large a share of its places. */
const leastCapitals = 3;
const nameShare = 0.9;
/** Above this share of capitals a headline is written In Title Case and tells no names. */
const titleCaseShare = 0.6;

interface Row {
  readonly lang: string;
  readonly title: string;
  readonly text?: string;
  readonly origin?: string;
}

/** Each headline is a document, each paragraph-long piece of an article too: rarity as headlines see it. */
function documentsOf(row: Row): string[] {
  const pieces = (row.text ?? '').match(/.{1,160}(?:[.!?。]|$)/gs) ?? [];
  return [cleanHeadline(row.title ?? ''), ...pieces.slice(0, 12)];
}

function countTerms(
  rows: readonly Row[],
  language: ReturnType<typeof toLanguageCode>,
  counts: Map<number, number>,
): number {
  let documents = 0;
  for (const row of rows) {
    for (const document of documentsOf(row)) {
      documents += 1;
      const stems = tokenise(document, language).flatMap(({ stem, folded }) =>
        folded.includes('-') ? [stem, ...folded.split('-')] : [stem],
      );
      for (const stem of new Set(stems.map((each) => unifyStem(each, language)))) {
        const id = termId(stem, language);
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
  }
  return documents;
}

interface Writings {
  capital: number;
  small: number;
}

/** How often each stem stands with a capital and without one where no beginning of a sentence and no Title Case asks for it. */
function countWritings(
  rows: readonly Row[],
  language: ReturnType<typeof toLanguageCode>,
): Map<number, Writings> {
  const counts = new Map<number, Writings>();
  for (const document of rows.flatMap(documentsOf)) {
    const tokens = tokenise(document, language);
    const inside = tokens.filter(({ kind, text }, at) => {
      const before = tokens[at - 1]?.text;
      return kind === 'word' && text.length > 1 && before !== undefined && !/^[.!?:;«"“”—–-]$/.test(before);
    });
    const isCapital = ({ text }: Token): boolean => /^\p{Lu}/u.test(text);
    if (inside.filter(isCapital).length > inside.length * titleCaseShare) continue;
    for (const token of inside) {
      const id = termId(token.stem, language);
      const writings = counts.get(id) ?? { capital: 0, small: 0 };
      writings[isCapital(token) ? 'capital' : 'small'] += 1;
      counts.set(id, writings);
    }
  }
  return counts;
}

function noteNames(names: Uint8Array, counts: ReadonlyMap<number, Writings>): number {
  let found = 0;
  for (const [id, { capital, small }] of counts) {
    if (capital < leastCapitals || capital < (capital + small) * nameShare) continue;
    const bit = id & (names.length * 8 - 1);
    names[bit >>> 3] = (names[bit >>> 3] ?? 0) | (1 << (bit & 7));
    found += 1;
  }
  return found;
}

/** Writes the rarity table and the table of names from the dated headlines and the openly licensed articles. */
function train(): void {
  const rows = [
    ...readNewsRows<Row>('corpus/dated_newsapi_ru.jsonl.gz'),
    ...readNewsRows<Row>('corpus/dated_1tv_ru.jsonl.gz'),
    ...readNewsRows<Row>('corpus/dated_newsapi_en.jsonl.gz'),
    ...readNewsRows<Row>('corpus/dated_wikipedia_itn.jsonl.gz'),
    ...readNewsRows<Row>('corpus/articles.jsonl.gz').filter(
      ({ origin }) => !/^(?:nerel|tgcontest)/.test(origin ?? ''),
    ),
  ];
  const rarity = new Uint8Array(buckets).fill(255);
  const names = new Uint8Array(nameBits / 8);
  for (const language of ['ru', 'en', 'ja', 'pt', 'es'] as const) {
    const counts = new Map<number, number>();
    const own = rows.filter(({ lang }) => lang === language);
    const documents = countTerms(own, language, counts);
    const known = noteNames(names, countWritings(own, language));
    const highest = Math.log(documents / 0.7);
    for (const [id, count] of counts) {
      const share = Math.max(0, Math.log(documents / count) / highest);
      const cell = id & (buckets - 1);
      rarity[cell] = Math.min(rarity[cell] ?? 255, Math.round(share * 255));
    }
    console.log(language, documents, counts.size, known, rarityOf(termId('коронавирус', 'ru'), { rarity }));
  }
  writeModel('term-rarity.bin', rarity);
  writeModel('term-names.bin', names);
}

train();
