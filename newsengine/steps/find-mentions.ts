import { entityKinds } from '../entities/entity-kind.ts';
import { findHeadlineEntities, type EntityKnowledge } from '../entities/find-entities.ts';
import { findListedNames, type NameLists } from '../entities/find-listed-names.ts';
import { isBrokenMention } from '../entities/mention-form.ts';
import type { ReadHeadline } from '../text/headline.ts';
import { judgeEntityTone, type ToneKnowledge } from '../tone/judge-tone.ts';
import type { Findings, Mention } from '../item.ts';
import { toneNumber } from './judge-item-tone.ts';

/**
 * Names in the headline with the tone towards each; pieces that are no whole name, or name the outlet at the end, are left
 * out. Russian is tagged by the trained models, every other language by the lists.
 */
export function findMentions(
  headline: ReadHeadline,
  { yugoIds }: Pick<Findings, 'yugoIds'>,
  knowledge: { readonly entities: EntityKnowledge; readonly tone: ToneKnowledge },
  lists: NameLists,
): Mention[] {
  const { title, clean, language, titleTokens } = headline;
  // Offsets hold only where cleaning cut nothing but the end.
  const length = title.startsWith(clean) ? clean.length : title.length;
  const spans =
    language === 'ru'
      ? findHeadlineEntities(headline, knowledge.entities)
      : findListedNames(headline, lists, yugoIds.length > 0);
  return spans
    .filter(({ end }) => end <= length)
    .map((span) => ({ ...span, kind: entityKinds.findIndex((kind) => kind === span.kind) + 1 }))
    .filter(({ kind, text, start, end }) => kind > 0 && !isBrokenMention(kind, text, title, start, end))
    .map(({ kind, text, start, end }) => ({
      kind,
      text,
      starts: start,
      ends: end,
      tone: toneNumber(judgeEntityTone(titleTokens, start, end, language, knowledge.tone).tone),
    }));
}
