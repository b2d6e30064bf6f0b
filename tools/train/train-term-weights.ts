import { rarityOf, termId } from '#newsengine/stories/term-weights.ts';
import { unifyStem } from '#newsengine/stories/synonyms.ts';
import { cleanHeadline } from '#newsengine/text/clean-headline.ts';
import { toLanguageCode } from '#newsengine/text/language-code.ts';
import { tokenise } from '#newsengine/text/tokenise.ts';
import { readNewsRows, writeModel } from './read-data.ts';

const buckets = 2 ** 17;

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

/** Writes the rarity table from the dated headlines and the openly licensed articles. */
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
  for (const language of ['ru', 'en', 'ja', 'pt', 'es'] as const) {
    const counts = new Map<number, number>();
    const documents = countTerms(
      rows.filter(({ lang }) => lang === language),
      language,
      counts,
    );
    const highest = Math.log(documents / 0.7);
    for (const [id, count] of counts) {
      const share = Math.max(0, Math.log(documents / count) / highest);
      const cell = id & (buckets - 1);
      rarity[cell] = Math.min(rarity[cell] ?? 255, Math.round(share * 255));
    }
    console.log(language, documents, counts.size, rarityOf(termId('коронавирус', 'ru'), { rarity }));
  }
  writeModel('term-rarity.bin', rarity);
}

train();
