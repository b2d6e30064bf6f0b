import type { InputOf, OutputOf } from '#platform/web/api.ts';

/** A feed's settings as the form holds them; '' = told by each item. */
export interface Settings {
  readonly title: string;
  readonly rubricId: string;
  readonly yugoId: string;
  readonly language: string;
  readonly readsSourceText: boolean;
}

type ListedFeed = OutputOf<'feeds/getFeed'>['feed'];
type Sent = Pick<InputOf<'feeds/addFeed'>, 'title' | 'rubricId' | 'yugoId' | 'language'> & {
  readsSourceText: boolean;
};

/** The form's view of a feed. */
export function settingsOf(
  feed: Pick<ListedFeed, 'title' | 'rubricId' | 'yugoId' | 'language' | 'readsSourceText'>,
): Settings {
  return {
    title: feed.title,
    rubricId: String(feed.rubricId ?? ''),
    yugoId: String(feed.yugoId ?? ''),
    language: feed.language ?? '',
    readsSourceText: feed.readsSourceText,
  };
}

/** The form's settings as the calls take them. */
export function sentSettings({ title, rubricId, yugoId, language, readsSourceText }: Settings): Sent {
  return {
    title: title.trim(),
    rubricId: rubricId === '' ? null : Number(rubricId),
    yugoId: yugoId === '' ? null : Number(yugoId),
    language: language === '' ? null : (language as NonNullable<Sent['language']>),
    readsSourceText,
  };
}
