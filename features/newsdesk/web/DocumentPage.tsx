import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { Contents } from '#features/news/public.ts';
import { idOf, notFound } from '#platform/web/missing.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { DocumentDesk } from './document/DocumentDesk.tsx';
import { kindsByFolder } from './document/document-routes.ts';
import { useDeskDraft, type DeskDocument, type WrittenDocument } from './document/use-desk-draft.ts';
import { moscowYugoId } from '#platform/shared/known-places.ts';
import { ArticleFields } from './fields/ArticleFields.tsx';
import { CompilationFields } from './fields/CompilationFields.tsx';
import { EventFields } from './fields/EventFields.tsx';
import type { FoundNews } from './fields/FindNews.tsx';
import { ServiceFields } from './fields/ServiceFields.tsx';
import { ArticlePreview } from './preview/ArticlePreview.tsx';
import { CompilationPreview } from './preview/CompilationPreview.tsx';
import { EventPreview } from './preview/EventPreview.tsx';
import { ServicePreview } from './preview/ServicePreview.tsx';

const load = (async ({ api, params, url, signal }) => {
  const kind = kindsByFolder[url.pathname.split('/')[3] ?? ''];
  const id = idOf(params);
  if (kind === undefined) throw notFound();
  return { loaded: await api.call('newsdesk/getDocument', { kind, id }, { signal }) };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** The editor of a compilation, an article or an announcement. */
export default function DocumentPage() {
  const { loaded } = useLoaderData<typeof loader>();
  return <OpenDocument key={`${loaded.kind} ${loaded.id}`} loaded={loaded} />;
}

/** Headlines of a compilation's news, those picked in this visit with them. */
interface Picked {
  headlines: readonly FoundNews[];
  onFound: (news: FoundNews) => void;
}

const headings = {
  compilation: 'Desk_Compilation',
  article: 'Desk_Article',
  service: 'Desk_ServiceOne',
  exclusive: 'Desk_ExclusiveOne',
  analytics: 'Desk_AnalyticsOne',
  review: 'Desk_Review',
} as const;

function OpenDocument({ loaded }: { loaded: DeskDocument }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const [state, keeper] = useDeskDraft(loaded);
  const { isPublished, newsId, id } = loaded;
  const addresses = {
    compilation: () => buildRoute('compilations', { id }),
    article: () => (newsId === null ? null : buildRoute('article', { newsId }, { search: { asOf: 'now' } })),
    service: () => buildRoute('serviceNewsItem', { id }),
    ...eventAddresses(state.content, buildRoute),
  };
  const [found, setFound] = useState<readonly FoundNews[]>(loaded.items);
  const picked = { headlines: found, onFound: (news: FoundNews) => setFound([...found, news]) };
  const parts = partsOf(state.content, keeper.change, picked);
  return (
    <DocumentDesk
      document={loaded}
      state={state}
      keeper={keeper}
      heading={t(headings[loaded.kind])}
      publicAddress={isPublished ? addresses[loaded.kind]() : null}
      {...parts}
    />
  );
}

function partsOf(document: WrittenDocument, change: (document: WrittenDocument) => void, picked: Picked) {
  if (document.kind === 'compilation') {
    const write = (content: Contents['compilation']): void => change({ kind: 'compilation', content });
    return {
      fields: <CompilationFields content={document.content} onChange={write} {...picked} />,
      preview: <CompilationPreview content={document.content} headlines={picked.headlines} />,
    };
  }
  if (document.kind === 'article') {
    const write = (content: Contents['article']): void => change({ kind: 'article', content });
    return {
      fields: <ArticleFields content={document.content} onChange={write} />,
      preview: <ArticlePreview content={document.content} />,
    };
  }
  if (document.kind === 'service') {
    const write = (content: Contents['service']): void => change({ kind: 'service', content });
    return {
      fields: <ServiceFields content={document.content} onChange={write} />,
      preview: <ServicePreview content={document.content} />,
    };
  }
  const { kind, content } = document;
  return {
    fields: (
      <EventFields
        content={content}
        needsPlace={kind === 'review'}
        onChange={(next) => change({ kind, content: next })}
      />
    ),
    preview: <EventPreview content={content} />,
  };
}

/** Where readers find an event document: on the screen of its place, as of its day. */
function eventAddresses({ content }: WrittenDocument, buildRoute: ReturnType<typeof useBuildRoute>) {
  const { yugoId, day } = 'author' in content ? content : { yugoId: null, day: null };
  const search = day === null ? {} : { asOf: day };
  const place = yugoId ?? moscowYugoId;
  const screen = (page: string) => () => buildRoute('event', { yugoId: place, page }, { search });
  return {
    exclusive: screen('exclusive'),
    analytics: screen('analytics'),
    review: () => buildRoute('region', { id: place, tab: 'overview' }, { search }),
  };
}
