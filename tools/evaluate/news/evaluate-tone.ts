import { tokenise } from '#newsengine/text/tokenise.ts';
import { judgeNameTones } from '#newsengine/steps/judge-tones.ts';
import type { NewsModels } from '#newsengine/news-models.ts';
import { analyseRow } from './analyse-row.ts';
import { type HeadlineRow, readRows } from './read-rows.ts';
import { macroF1, scoreClasses } from './measures.ts';
import type { Outcome } from './outcome.ts';

interface EntityRow {
  readonly sentence?: string;
  readonly entity: string;
  readonly start: number;
  readonly end: number;
  readonly label: number;
}

/** Of -1, 0 and 1. */
function nameOf(tone: number): string {
  return tone < 0 ? 'negative' : tone > 0 ? 'positive' : 'neutral';
}

/** Tone towards a name that stands in the sentence at the place the labels give: the door finds its names itself, so its step is asked. */
function toneTowards(row: EntityRow & { readonly sentence: string }, models: NewsModels): number {
  const titleTokens = tokenise(row.sentence, 'ru');
  const name = { kind: 0, text: row.entity, starts: row.start, ends: row.end };
  return judgeNameTones({ titleTokens, language: 'ru' }, [name], models.tone)[0]?.tone ?? 0;
}

/** Tone towards an entity (mean F1 of positive and negative) or of a headline (macro-F1 of three). */
export function evaluateTone(file: string, models: NewsModels): Outcome {
  const rows = readRows<EntityRow & HeadlineRow>(file);
  const byEntity = rows[0]?.sentence !== undefined;
  const judged = rows.map((row) => {
    const { sentence } = row;
    const tone =
      sentence === undefined ? analyseRow(row, models).tone : toneTowards({ ...row, sentence }, models);
    return {
      truth: sentence === undefined ? row.tone : nameOf(row.label),
      answer: nameOf(tone ?? 0),
      text: sentence === undefined ? row.title : `${row.entity}: ${sentence}`,
    };
  });
  const scores = scoreClasses(judged.map(({ truth, answer }) => [truth, answer] as const));
  const loud = ((scores.get('positive')?.f1 ?? 0) + (scores.get('negative')?.f1 ?? 0)) / 2;
  const told = judged.filter(({ answer }) => answer !== 'neutral');
  const wrong = judged.filter(({ truth, answer }) => truth !== answer);
  return {
    task: 'tone',
    rows: rows.length,
    figure: byEntity
      ? { name: 'mean F1 of positive and negative', value: loud }
      : { name: 'macro-F1', value: macroF1(scores) },
    scores: [...scores],
    figures: [
      ['told', told.length / Math.max(1, judged.length)],
      ['told right', told.filter(({ truth, answer }) => truth === answer).length / Math.max(1, told.length)],
    ],
    mistakes: wrong.map(({ truth, answer, text }) => `${truth} taken for ${answer}: ${text.slice(0, 140)}`),
  };
}
