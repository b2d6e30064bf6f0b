import { useContext } from 'react';
import { defaultFrame, embedCode, maxBeside } from '#platform/shared/embed-code.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { StartContext } from '#platform/web/start-context.ts';

/** What a chart in another site shows: an indicator of a place, by the codes of the facts. */
export interface EmbeddedSubject {
  indicator: string;
  /** The part of it: `sex=both`; the whole when left out. */
  dims?: string;
  yugoId: number;
  /** Other places whose lines stand in the same chart. */
  beside?: readonly number[];
}

/** A view of the explorer in another site: its first indicator, and the rest of its address. */
export interface EmbeddedView {
  code: string;
  search: string;
  /** Height that its picture needs there, px; that of other charts when left out. */
  height?: number;
}

/** Writes the code that puts a chart into another site's page; outside of a page's frame at the window's own site. */
export function useEmbedCode(): (subject: EmbeddedSubject | EmbeddedView, title: string) => string {
  const publicUrl = useContext(StartContext)?.publicUrl;
  const buildRoute = useBuildRoute();
  return (subject, title) => {
    if ('code' in subject) {
      const path = buildRoute('embedView', { code: subject.code }, { search: { asOf: null } });
      const query = subject.search === '' ? '' : `?${subject.search}`;
      const { height = defaultFrame.height } = subject;
      return embedCode((publicUrl ?? location.origin) + path + query, title, { ...defaultFrame, height });
    }
    const { indicator, dims = '', yugoId, beside = [] } = subject;
    const search = {
      ...(dims !== '' && { dims }),
      ...(beside.length > 0 && { beside: beside.slice(0, maxBeside).join('.') }),
      asOf: null,
    };
    const address = buildRoute('embed', { indicator, id: yugoId }, { search });
    return embedCode((publicUrl ?? location.origin) + address, title);
  };
}
