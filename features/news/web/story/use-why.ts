import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { Story } from '../answers.ts';
import { useSpan } from './use-span.ts';

const hourMs = 3_600_000;

/** Why a story stands where it stands, a sentence each: outlets, their authority, freshness, growth, and whether it is leisure. */
export function useWhy({ why }: Pick<Story, 'why'>): string[] {
  const t = useText();
  const { share } = useFormats();
  const writeSpan = useSpan();
  return [
    t('News_Why_sources', { count: why.sources }),
    t('News_Why_authority'),
    t('News_Why_freshness', { span: writeSpan(why.freshnessHours * hourMs) }),
    t('News_Why_growth', { share: share(why.growth, 0) }),
    ...(why.isLeisure ? [t('News_Why_leisure')] : []),
  ];
}
