import { readFileSync } from 'node:fs';
import { identifyLanguage } from '#features/news/domain/language/identify-language.ts';
import { decodeNewsModels, type NewsModels } from '#features/news/domain/news-models.ts';
import { tagRegions } from '#features/news/domain/regions/tag-regions.ts';
import { classifyRubric } from '#features/news/domain/rubrics/classify-rubric.ts';
import { toLanguageCode } from '#features/news/domain/text/language-code.ts';

/** What the engine is told of an item. */
export interface JudgedItem {
  readonly title: string;
  readonly text: string;
  readonly url: string | null;
}

/** What the engine would make of it. */
export interface ItemJudgement {
  readonly language: string;
  readonly rubricId: number;
  readonly isNews: boolean;
  readonly yugoIds: readonly number[];
}

let models: NewsModels | undefined;

/** Language, rubric, region and whether it is news, as they would come out; only inside a worker, since the models take a moment to load. */
export function judgeItem({ title, text, url }: JudgedItem): ItemJudgement {
  models ??= readModels();
  const language = toLanguageCode(identifyLanguage(title, models.language).language);
  const item = { title, text, language, ...(url !== null && { url }) };
  const { rubric, isNotNews } = classifyRubric(item, models.rubrics);
  return {
    language,
    rubricId: rubric,
    isNews: !isNotNews,
    yugoIds: tagRegions(item, models.regions).regions,
  };
}

function readModels(): NewsModels {
  const folder = new URL('../../../domain/models/', import.meta.url);
  return decodeNewsModels((name) => new Uint8Array(readFileSync(new URL(name, folder))));
}
