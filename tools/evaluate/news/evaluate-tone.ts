import { tokenise } from '#newsengine/text/tokenise.ts';
import { readHeadline } from '#newsengine/text/read-headline.ts';
import type { NewsModels } from '#newsengine/news-models.ts';
import { toLanguageCode } from '#newsengine/text/language-code.ts';
import type { ToneAnswer } from '#newsengine/tone/judge-tone.ts';
import { judgeEntityTone, judgeTone } from '#newsengine/tone/judge-tone.ts';
import type { HeadlineRow } from './headline-row.ts';
import { macroF1, scoreClasses } from './measures.ts';
import type { Outcome } from './outcome.ts';
import { readRows } from './read-rows.ts';

interface EntityRow {
  readonly sentence?: string;
  readonly entity: string;
  readonly start: number;
  readonly end: number;
  readonly label: number;
}

const names = ['negative', 'neutral', 'positive'];

/** Tone towards an entity (mean F1 of positive and negative) or of a headline (macro-F1 of three). */
export function evaluateTone(file: string, models: NewsModels): Outcome {
  const rows = readRows<EntityRow & HeadlineRow>(file);
  const byEntity = rows[0]?.sentence !== undefined;
  const judged = rows.map((row) => {
    const answer: ToneAnswer =
      row.sentence === undefined
        ? judgeTone(readHeadline({ ...row, language: toLanguageCode(row.lang ?? 'ru') }), models.tone)
        : judgeEntityTone(tokenise(row.sentence, 'ru'), row.start, row.end, 'ru', models.tone);
    return {
      truth: row.sentence === undefined ? row.tone : (names[row.label + 1] ?? 'neutral'),
      answer,
      text: row.sentence === undefined ? row.title : `${row.entity}: ${row.sentence}`,
    };
  });
  const scores = scoreClasses(judged.map(({ truth, answer }) => [truth, answer.tone] as const));
  const loud = ((scores.get('positive')?.f1 ?? 0) + (scores.get('negative')?.f1 ?? 0)) / 2;
  const wrong = judged
    .filter(({ truth, answer }) => truth !== answer.tone)
    .sort((a, b) => b.answer.share - a.answer.share);
  return {
    task: 'tone',
    rows: rows.length,
    figure: byEntity
      ? { name: 'mean F1 of positive and negative', value: loud }
      : { name: 'macro-F1', value: macroF1(scores) },
    scores: [...scores],
    mistakes: wrong.map(
      ({ truth, answer, text }) =>
        `${truth} taken for ${answer.tone} (${answer.share.toFixed(2)}): ${text.slice(0, 140)}`,
    ),
  };
}
