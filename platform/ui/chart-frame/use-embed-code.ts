import { useContext } from 'react';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { StartContext } from '#platform/web/start-context.ts';

/** What a chart in another site shows: an indicator of a place, by the codes of the facts. */
export interface EmbeddedSubject {
  indicator: string;
  yugoId: number;
}

/** Writes the code that puts a chart into another site's page: as wide as its place there; outside of a page's frame at the window's own site. */
export function useEmbedCode(): (subject: EmbeddedSubject, title: string) => string {
  const publicUrl = useContext(StartContext)?.publicUrl;
  const buildRoute = useBuildRoute();
  return ({ indicator, yugoId }, title) => {
    const frame = document.createElement('iframe');
    frame.src =
      (publicUrl ?? location.origin) + buildRoute('embed', { indicator, id: yugoId }).split('?')[0]!;
    frame.title = title;
    frame.width = '720';
    frame.height = '420';
    frame.loading = 'lazy';
    frame.style.cssText = 'border:0;max-width:100%';
    return frame.outerHTML;
  };
}
