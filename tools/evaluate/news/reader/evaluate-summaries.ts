import type { NewsModels } from '#newsengine/news-models.ts';
import { summariseStory } from '#newsengine/stories/summarise-story.ts';
import { searchTerms } from '#newsengine/text/search-terms.ts';
import { compareFigures } from '#features/news/domain/feed/figures/compare-figures.ts';
import { readHeadlines, type Headline } from '#features/news/server/corpus/read-headlines.ts';
import { publishedMsOf } from '#features/news/server/corpus/headline-items.ts';
import { findOriginal, createReprintIndex } from '#newsengine/reprints/find-reprints.ts';
import type { Outcome, TaskOptions } from '../outcome.ts';
import { readRows } from '../read-rows.ts';
import { rowsOfPart } from './part-groups.ts';
import { tellsEvent } from './tells-event.ts';

interface SummaryRow {
  readonly story: string;
  readonly lang: string;
  readonly days: readonly string[];
  readonly ids: readonly string[];
  readonly facts: readonly { readonly text: string; readonly keys: readonly string[] }[];
  readonly contradictions: readonly {
    readonly what: string;
    readonly values: readonly { readonly id: string; readonly outlet: string }[];
  }[];
  readonly denials: readonly { readonly what: string; readonly id: string }[];
}

interface Line {
  readonly id: string;
  readonly title: string;
  readonly outlet: string;
  readonly isDenial: boolean;
}

/** Summaries of three lines out of a story's own headlines: facts told, values at odds shown, denials marked. */
export async function evaluateSummaries(
  file: string,
  _models: NewsModels,
  { part }: TaskOptions,
): Promise<Outcome> {
  const rows = rowsOfPart(readRows<SummaryRow>(file), ({ story }) => story, part);
  const wanted = new Set(rows.flatMap(({ ids }) => ids));
  const days = new Set(rows.flatMap((row) => row.days));
  const found = await readHeadlines(['newsapi_ru', 'newsapi_en', '1tv_ru'], ({ day }) => days.has(day));
  const headlines = new Map(found.filter(({ id }) => wanted.has(id)).map((each) => [each.id, each]));
  const verdicts = rows.map((row) => judge(row, linesOf(row, headlines), figuresOf(row, headlines)));
  const sum = (pick: (verdict: Verdict) => readonly [number, number]): number => {
    const parts = verdicts.map(pick);
    const all = parts.reduce((total, [, of]) => total + of, 0);
    return all === 0 ? 1 : parts.reduce((total, [right]) => total + right, 0) / all;
  };
  const facts = sum((each) => each.facts);
  return {
    task: 'summaries',
    rows: rows.length,
    figure: { name: 'facts told', value: facts },
    scores: [],
    figures: [
      ['facts told', facts],
      ['lines with a true outlet', sum((each) => each.lines)],
      ['contradictions shown', sum((each) => each.contradictions)],
      ['denials marked', sum((each) => each.denials)],
    ],
    mistakes: verdicts.map(({ text }) => text),
  };
}

/** The product's lines for a story of these headlines. */
function linesOf({ ids, lang }: SummaryRow, headlines: ReadonlyMap<string, Headline>): Line[] {
  const members = ids
    .flatMap((id) => headlines.get(id) ?? [])
    .toSorted((a, b) => publishedMsOf(a) - publishedMsOf(b));
  const outlets = [...new Set(members.map(({ domain }) => domain))];
  const reprints = createReprintIndex();
  const lines = summariseStory(
    members.map((member, newsId) => ({
      newsId,
      title: member.title,
      sourceId: outlets.indexOf(member.domain),
      publishedMs: publishedMsOf(member),
      terms: searchTerms(member.title, lang),
      isReprint:
        findOriginal(reprints, {
          id: member.id,
          title: member.title,
          source: member.source,
          language: lang === 'ru' ? 'ru' : 'en',
          hours: publishedMsOf(member) / 3_600_000,
        }) !== undefined,
    })),
  );
  return lines.flatMap(({ newsId, isDenial }) => {
    const member = members[newsId];
    return member ? [{ id: member.id, title: member.title, outlet: member.source, isDenial }] : [];
  });
}

/** Headlines whose figures the product sets side by side. */
function figuresOf({ ids, lang }: SummaryRow, headlines: ReadonlyMap<string, Headline>): ReadonlySet<string> {
  const members = ids.flatMap((id) => headlines.get(id) ?? []);
  const compared = compareFigures(
    members.map((member, newsId) => ({
      newsId,
      title: member.title,
      language: lang,
      sourceId: members.findIndex(({ domain }) => domain === member.domain),
      publishedMs: publishedMsOf(member),
    })),
  );
  return new Set(compared.flatMap(({ values }) => values.flatMap(({ newsId }) => members[newsId]?.id ?? [])));
}

interface Verdict {
  readonly facts: readonly [number, number];
  readonly lines: readonly [number, number];
  readonly contradictions: readonly [number, number];
  readonly denials: readonly [number, number];
  readonly text: string;
}

function judge(row: SummaryRow, lines: readonly Line[], figured: ReadonlySet<string>): Verdict {
  const told = row.facts.filter(({ keys }) =>
    lines.some(({ title }) => tellsEvent(title, { keywords: keys })),
  );
  const shown = row.contradictions.filter(({ values }) =>
    values.every((value) => figured.has(value.id) || lines.some(({ id }) => id === value.id)),
  );
  const marked = row.denials.filter((denial) =>
    lines.some(({ id, isDenial }) => isDenial && id === denial.id),
  );
  return {
    facts: [told.length, row.facts.length],
    lines: [lines.filter(({ id, outlet }) => row.ids.includes(id) && outlet !== '').length, lines.length],
    contradictions: [shown.length, row.contradictions.length],
    denials: [marked.length, row.denials.length],
    text: `${row.lang} ${row.story}: facts ${told.length} of ${row.facts.length}\n      ${lines.map(({ title, outlet }) => `${title} (${outlet})`).join('\n      ')}`,
  };
}
