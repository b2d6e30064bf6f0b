import { entityKinds } from '../entities/entity-kind.ts';
import { findHeadlineEntities, type EntityKnowledge } from '../entities/find-entities.ts';
import { findListedNames, type NameLists } from '../entities/find-listed-names.ts';
import { isBrokenMention } from '../entities/mention-form.ts';
import type { ReadHeadline } from '../text/headline.ts';
import type { Findings, FoundName } from '../item.ts';

/**
 * Names in the headline; pieces that are no whole name, or name the outlet at the end, are left out. Russian is tagged by
 * the trained models, every other language by the lists.
 */
export function findNames(
  headline: ReadHeadline,
  { yugoIds }: Pick<Findings, 'yugoIds'>,
  knowledge: EntityKnowledge,
  lists: NameLists,
): FoundName[] {
  const { title, clean, language } = headline;
  // Offsets hold only where cleaning cut nothing but the end.
  const length = title.startsWith(clean) ? clean.length : title.length;
  const spans =
    language === 'ru'
      ? findHeadlineEntities(headline, knowledge)
      : findListedNames(headline, lists, yugoIds.length > 0);
  return spans
    .filter(({ end }) => end <= length)
    .map(({ kind, text, start, end }) => ({
      kind: entityKinds.findIndex((each) => each === kind) + 1,
      text,
      starts: start,
      ends: end,
    }))
    .filter(({ kind, text, starts, ends }) => kind > 0 && !isBrokenMention(kind, text, title, starts, ends));
}
