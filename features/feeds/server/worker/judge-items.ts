import { engineItemOf, type ArrivedItem } from '#features/news/public.ts';
import { analyseItem } from '#newsengine/analyse-item.ts';
import { prepareNameLists } from '#newsengine/entities/find-listed-names.ts';
import { readNewsModels } from '#newsengine/models/read-models.ts';
import type { NewsModels } from '#newsengine/news-models.ts';

/** The feed whose items are tried, as far as it is known before it is added. */
export interface TriedFeed {
  readonly address: string;
  readonly title: string | null;
  readonly language: string | null;
}

/** What the engine makes of an item. */
export interface ItemJudgement {
  readonly language: string;
  /** Null where the engine would rather not say. */
  readonly rubricId: number | null;
  readonly isNews: boolean;
  readonly yugoIds: readonly number[];
}

let models: NewsModels | undefined;
const noNames = prepareNameLists(new Map(), new Set());

/** An item as it would come out of the pipeline, by the same entry; only inside a worker, since the models take a moment to load. */
export function judgeItem(item: ArrivedItem, { address, title, language }: TriedFeed): ItemJudgement {
  models ??= readNewsModels();
  const read = engineItemOf(
    { ...item, link: item.link ?? address },
    {
      externalId: '',
      feedId: null,
      feedTitle: title,
      sourceId: null,
      rubricId: null,
      yugoId: null,
      language,
      arrivedMs: 0,
    },
  );
  if (read === null) return { language: language ?? 'other', rubricId: null, isNews: false, yugoIds: [] };
  const found = analyseItem(read, models, noNames);
  return {
    language: found.language,
    rubricId: found.rubricId,
    isNews: !found.isNotNews,
    yugoIds: found.yugoIds,
  };
}
