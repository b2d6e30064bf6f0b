import { entityKinds } from '../../../domain/entities/entity-kind.ts';
import { findHeadlineEntities } from '../../../domain/entities/find-entities.ts';
import { isBrokenMention } from '../../../domain/entities/mention-form.ts';
import type { NewsModels } from '../../../domain/news-models.ts';
import type { LanguageCode } from '../../../domain/text/language-code.ts';
import { cleanHeadline } from '../../../domain/text/clean-headline.ts';
import { judgeEntityTone } from '../../../domain/tone/judge-tone.ts';
import type { EngineItem, Mention } from '../engine-item.ts';
import { toneNumber } from './judge-item-tone.ts';

/** Names in the headline with the tone towards each; pieces that are no whole name, or name the outlet at the end, are left out. */
export function findMentions(
  { title, sourceName }: EngineItem,
  language: LanguageCode,
  models: NewsModels,
): Mention[] {
  const clean = cleanHeadline(title, sourceName);
  // Offsets hold only where cleaning cut nothing but the end.
  const length = title.startsWith(clean) ? clean.length : title.length;
  return findHeadlineEntities(title, language, models.entities)
    .filter(({ end }) => end <= length)
    .map((span) => ({ ...span, kind: entityKinds.findIndex((kind) => kind === span.kind) + 1 }))
    .filter(({ kind, text, start, end }) => kind > 0 && !isBrokenMention(kind, text, title, start, end))
    .map(({ kind, text, start, end }) => ({
      kind,
      text,
      starts: start,
      ends: end,
      tone: toneNumber(judgeEntityTone(title, start, end, language, models.tone).tone),
    }));
}
