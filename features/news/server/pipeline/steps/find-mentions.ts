import { entityKinds } from '../../../domain/entities/entity-kind.ts';
import { findHeadlineEntities } from '../../../domain/entities/find-entities.ts';
import { findListedNames, type NameLists } from '../../../domain/entities/find-listed-names.ts';
import { isBrokenMention } from '../../../domain/entities/mention-form.ts';
import type { NewsModels } from '../../../domain/news-models.ts';
import { cleanHeadline } from '../../../domain/text/clean-headline.ts';
import { judgeEntityTone } from '../../../domain/tone/judge-tone.ts';
import type { EngineItem, Findings, Mention } from '../engine-item.ts';
import { toneNumber } from './judge-item-tone.ts';

/**
 * Names in the headline with the tone towards each; pieces that are no whole name, or name the outlet at the end, are left
 * out. Russian is tagged by the trained models, every other language by the lists.
 */
export function findMentions(
  { title, sourceName }: EngineItem,
  { languageCode, yugoIds }: Pick<Findings, 'languageCode' | 'yugoIds'>,
  models: NewsModels,
  lists: NameLists,
): Mention[] {
  const clean = cleanHeadline(title, sourceName);
  // Offsets hold only where cleaning cut nothing but the end.
  const length = title.startsWith(clean) ? clean.length : title.length;
  const spans =
    languageCode === 'ru'
      ? findHeadlineEntities(title, languageCode, models.entities)
      : findListedNames(title, lists, yugoIds.length > 0);
  return spans
    .filter(({ end }) => end <= length)
    .map((span) => ({ ...span, kind: entityKinds.findIndex((kind) => kind === span.kind) + 1 }))
    .filter(({ kind, text, start, end }) => kind > 0 && !isBrokenMention(kind, text, title, start, end))
    .map(({ kind, text, start, end }) => ({
      kind,
      text,
      starts: start,
      ends: end,
      tone: toneNumber(judgeEntityTone(title, start, end, languageCode, models.tone).tone),
    }));
}
