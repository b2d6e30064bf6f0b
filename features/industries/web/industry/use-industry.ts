import { useOutletContext } from 'react-router';
import { useSearchParams } from 'react-router';
import {
  readIndustryView,
  writeIndustryView,
  type IndustryView,
} from '../../domain/industry/industry-view.ts';
import type { IndustryHeader } from './load-industry.ts';

/** The industry around a page. */
export function useIndustry(): IndustryHeader {
  return useOutletContext<IndustryHeader>();
}

/** What a reader may choose, and how it is changed. */
export interface ViewProps {
  view: IndustryView;
  change: (part: Partial<IndustryView>) => void;
}

/** The choices of the address. */
export function useIndustryView(): ViewProps {
  const [search, setSearch] = useSearchParams();
  const view = readIndustryView(search);
  return {
    view,
    change: (part) =>
      setSearch(writeIndustryView({ ...view, ...part }, search), { replace: true, preventScrollReset: true }),
  };
}

/** Whether another address needs new data: another industry, place, measure or day does, what is only shown otherwise does not. */
export function needsData({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const parts = ({ pathname, searchParams }: URL): string =>
    [pathname, searchParams.get('measure'), searchParams.get('year'), searchParams.get('asOf')].join();
  return parts(currentUrl) !== parts(nextUrl);
}
