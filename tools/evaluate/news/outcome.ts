import type { Score } from './measures.ts';

/** What a call of the evaluation may say beside its task and file. */
export interface TaskOptions {
  readonly part?: string;
  readonly withEmbeddings: boolean;
}

/** What a task hands to the printer: named figures, a headline figure and the mistakes it was surest of. */
export interface Outcome {
  readonly task: string;
  readonly rows: number;
  /** The figure the task is judged by, 0…1. */
  readonly figure: { readonly name: string; readonly value: number };
  readonly scores: readonly (readonly [string, Score])[];
  /** Further figures that are no precision or recall: shares 0…1 or means. */
  readonly figures?: readonly (readonly [string, number])[];
  /** Worst first; one line each. */
  readonly mistakes: readonly string[];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1).padStart(5)} %`;
}

/** The outcome as text: the figure first, then precision and recall per class, then up to `limit` mistakes. */
export function printOutcome(outcome: Outcome, limit = 15): string {
  const lines = [
    `${outcome.task}: ${outcome.figure.name} ${outcome.figure.value.toFixed(4)} (${outcome.rows} rows)`,
  ];
  for (const [name, score] of outcome.scores) {
    lines.push(
      `  ${name.padEnd(22)} precision ${percent(score.precision)}  recall ${percent(score.recall)}  F1 ${percent(score.f1)}  n ${score.support}`,
    );
  }
  for (const [name, value] of outcome.figures ?? []) lines.push(`  ${name.padEnd(34)} ${value.toFixed(3)}`);
  if (outcome.mistakes.length > 0 && limit > 0) {
    lines.push(`Worst mistakes (${Math.min(limit, outcome.mistakes.length)} of ${outcome.mistakes.length}):`);
    lines.push(...outcome.mistakes.slice(0, limit).map((line) => `  ${line}`));
  }
  return lines.join('\n');
}
