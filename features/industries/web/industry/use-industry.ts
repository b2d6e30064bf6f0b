import { loadAgainFor } from '#platform/web/load-again.ts';
import { useOutletContext } from 'react-router';
import { useAddressView, type ChangeView } from '#platform/web/routes/use-address-view.ts';
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
  change: ChangeView<IndustryView>;
}

/** The choices of the address. */
export function useIndustryView(): ViewProps {
  return useAddressView(readIndustryView, writeIndustryView);
}

/** Whether another address needs new data: another industry, place, measure or day does, what is only shown otherwise does not. */
export const needsData = loadAgainFor('measure', 'year');
