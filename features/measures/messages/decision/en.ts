import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureDecision_Meaning: 'What it means',
  MeasureDecision_Days: '{days, plural, one {# day} other {# days}}',
  MeasureDecision_DaysSame: '{days, plural, one {# day} other {# days}}, as before',
  MeasureDecision_DaysOther: '{days, plural, one {# day} other {# days}} instead of {before}',
  MeasureDecision_Endless: 'no last day',
  MeasureDecision_Money: '{difference}, {change}',
  MeasureDecision_MoneyNew: '{difference}, there was no money before',
  MeasureDecision_Counted: '{added} added, {removed} taken out',
  MeasureDecision_Targets: '{moved} targets moved, {added} added, {removed} taken out',
  MeasureDecision_Target: 'target {change}, now {now}',
  MeasureDecision_Stricter: 'stricter',
  MeasureDecision_Softer: 'softer',
  MeasureDecision_NoEdition: 'The new text of the act is not attached',
  MeasureDecision_Unchanged:
    '{count, plural, one {# more field is the same} other {# more fields are the same}}',
  MeasureDecision_Steps: 'Accept or return',
  MeasureDecision_Show: 'Fields to show',
  MeasureDecision_Show_changed: 'changed',
  MeasureDecision_Show_all: 'all',
  MeasureDecision_Show_running: 'as one text',
  MeasureDecision_SimilarPromised: 'promised {low} to {high}',
  MeasureDecision_SimilarCame_inside: 'came to {gap}, inside the promise',
  MeasureDecision_SimilarCame_stronger: 'came to {gap}, stronger than promised',
  MeasureDecision_SimilarCame_weaker: 'came to {gap}, weaker than promised',
  MeasureDecision_SimilarWaits: 'no outcome yet',
  MeasureDecision_SimilarLegend: 'Band: promised, dot: what came; a hollow dot lies outside the band.',
  MeasureDecision_SimilarKept:
    'Of {known, plural, one {# alike with an outcome} other {# alike with an outcome}} the promise held for {kept}.',
  MeasureDecision_EffectDraft:
    'Computed from the text as it is saved. The moderator freezes it with the acceptance.',
  MeasureDecision_AimLegend: 'Ring: before the measure. Bar: the target.',
  MeasureDecision_Aim: '{baseline} → {target} {unit}',
  MeasureDecision_AimBy: 'by {date}',
};
