import { useCallback } from 'react';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import { useFound } from '#platform/ui/combobox/use-found.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { maxSubscriptions } from '#services/following/public.ts';
import { findSubjects, type FoundSubject } from './find-subjects.ts';
import type { Followed } from './load-mine.ts';
import { useSubscribing } from './use-subscribing.ts';

/** One line that finds whatever can be followed; a choice follows it, what is followed already says so. */
export function FollowBox({ followed, changed }: { followed: readonly Followed[]; changed: () => void }) {
  const t = useText();
  const api = useApi();
  const locale = useLocale();
  const { subscribe, subscribeToWords } = useSubscribing(changed);
  const ask = useCallback(
    (text: string, signal: AbortSignal) => findSubjects(api, { text, locale, signal }),
    [api, locale],
  );
  const { query, type, loading, found } = useFound<FoundSubject>(ask);
  const isFull = followed.length >= maxSubscriptions;
  const isFollowed = (subject: FoundSubject) =>
    followed.some((each) => each.type === subject.type && each.value === subject.value);
  return (
    <Combobox
      label={t('Mine_Follow')}
      labelHidden
      icon="plus"
      size="large"
      placeholder={t('Mine_Follow')}
      hint={t('Mine_FollowHint')}
      message={t('Subs_Count', { count: followed.length, most: maxSubscriptions })}
      error={isFull ? t('Mine_Full') : undefined}
      query={query}
      onQuery={type}
      loading={loading}
      emptyMessage={t('Mine_FollowShort')}
      options={
        isFull
          ? []
          : found.map((subject) => ({
              id: `${subject.type} ${subject.value}`,
              label: subject.value === null ? t('Mine_Words', { words: subject.name }) : subject.name,
              note: isFollowed(subject) ? t('Mine_Already') : t(`Subs_${subject.type}`),
              subject,
            }))
      }
      onChoose={({ subject: { type: kind, value, name } }) => {
        type('');
        void (value === null ? subscribeToWords(name) : subscribe({ type: kind, value, name }));
      }}
    />
  );
}
