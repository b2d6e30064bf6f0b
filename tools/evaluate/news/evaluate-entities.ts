import { findHeadlineEntities } from '#newsengine/entities/find-entities.ts';
import { findTextEntities } from '#newsengine/entities/find-text-entities.ts';
import { readHeadline } from '#newsengine/text/read-headline.ts';
import type { NewsModels } from '#newsengine/news-models.ts';
import { type HeadlineRow, readRows } from './read-rows.ts';
import { compareSets, scoreCounts } from './measures.ts';
import type { Outcome } from './outcome.ts';

interface TextRow {
  readonly id: string;
  readonly text: string;
  readonly entities: readonly { readonly type: string; readonly start: number; readonly end: number }[];
}

const textKinds: Readonly<Record<string, string>> = {
  Person: 'PER',
  LocOrg: 'LOC',
  Location: 'LOC',
  Org: 'ORG',
};

/** Counts of hits, alarms and misses by kind, and the mistakes as text. */
class Tally {
  readonly counts = new Map<string, [number, number, number]>();
  readonly mistakes: string[] = [];

  add(
    kind: string,
    truth: ReadonlySet<string>,
    answer: ReadonlySet<string>,
    say: (each: string) => string,
  ): void {
    const sums = this.counts.get(kind) ?? [0, 0, 0];
    for (const [at, count] of compareSets(truth, answer).entries()) sums[at] = (sums[at] ?? 0) + count;
    this.counts.set(kind, sums);
    for (const each of answer) if (!truth.has(each)) this.mistakes.push(`${kind} too much: ${say(each)}`);
    for (const each of truth) if (!answer.has(each)) this.mistakes.push(`${kind} missed: ${say(each)}`);
  }

  outcome(rows: number, figure: (all: number) => number): Outcome {
    const sums = [0, 1, 2].map((at) =>
      [...this.counts.values()].reduce((total, each) => total + (each[at] ?? 0), 0),
    );
    const all = scoreCounts(sums[0] ?? 0, sums[1] ?? 0, sums[2] ?? 0);
    return {
      task: 'entities',
      rows,
      figure: { name: 'F1 of all spans', value: figure(all.f1) },
      scores: [
        ...[...this.counts].map(([kind, counts]) => [kind, scoreCounts(...counts)] as const),
        ['all', all],
      ],
      mistakes: this.mistakes,
    };
  }
}

function evaluateTexts(rows: readonly TextRow[], models: NewsModels): Outcome {
  const tally = new Tally();
  for (const row of rows) {
    const found = findTextEntities(row.text, 'ru', models.entities);
    for (const kind of ['PER', 'LOC', 'ORG']) {
      const truth = new Set(
        row.entities
          .filter(({ type }) => textKinds[type] === kind)
          .map(({ start, end }) => `${start}:${end}`),
      );
      const answer = new Set(
        found.filter((span) => span.kind === kind).map(({ start, end }) => `${start}:${end}`),
      );
      tally.add(kind, truth, answer, (each) =>
        row.text.slice(...(each.split(':').map(Number) as [number, number])).replaceAll('\n', ' '),
      );
    }
  }
  return tally.outcome(rows.length, (all) => all);
}

function evaluateHeadlines(rows: readonly HeadlineRow[], models: NewsModels): Outcome {
  const tally = new Tally();
  for (const row of rows) {
    const found = findHeadlineEntities(readHeadline({ title: row.title, language: 'ru' }), models.entities);
    const kinds = new Set([...row.entities.map(({ kind }) => kind), ...found.map(({ kind }) => kind)]);
    for (const kind of kinds) {
      const of = (list: readonly { readonly kind: string; readonly text: string }[]): Set<string> =>
        new Set(list.filter((each) => each.kind === kind).map(({ text }) => text));
      tally.add(kind, of(row.entities), of(found), (each) => `${each} in ${row.title.slice(0, 90)}`);
    }
  }
  return tally.outcome(rows.length, (all) => all);
}

/** Exact typed spans: PER, LOC, ORG in running text, or text and kind (of eleven) in headlines. */
export function evaluateEntities(file: string, models: NewsModels): Outcome {
  const rows = readRows<TextRow & HeadlineRow>(file);
  return rows[0]?.text === undefined ? evaluateHeadlines(rows, models) : evaluateTexts(rows, models);
}
