import { analyseItem } from '#newsengine/analyse-item.ts';
import { prepareNameLists } from '#newsengine/entities/find-listed-names.ts';
import type { AnalysedItem } from '#newsengine/item.ts';
import type { NewsModels } from '#newsengine/news-models.ts';
import { toEngineItem } from './corpus-item.ts';

const noLists = prepareNameLists(new Map(), new Set());

/** What a reader would get of a labelled row: the engine's entry, asked as for an item of a feed in the row's language; `lang` '' leaves it to the engine. */
export function analyseRow(
  row: {
    readonly title: string;
    readonly text?: string;
    readonly lang?: string;
    readonly source?: string;
    readonly url?: string;
  },
  models: NewsModels,
): AnalysedItem {
  const { title, text = '', lang = 'ru', source = '', url } = row;
  const domain = url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;
  return analyseItem(
    toEngineItem({ id: '', title, text, lang, date: '', source, url: url ?? '', domain }),
    models,
    noLists,
  );
}
