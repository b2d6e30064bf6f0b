import { useRef, type RefObject } from 'react';
import { usePageKeys } from '#platform/web/use-page-keys.ts';
import { forms } from '../domain/view/choices.ts';
import type { ViewProps } from './view-props.ts';

/** Keys of a view: 1 to 7 draw it in one form after the other, a slash opens the list of indicators. */
export function useViewKeys(change: ViewProps['change']): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  usePageKeys((key) => {
    const form = forms[Number(key) - 1];
    if (form !== undefined) change({ form });
    else if (key === '/') place.current?.querySelector<HTMLElement>('[data-picker]')?.click();
    return form !== undefined || key === '/';
  });
  return place;
}
