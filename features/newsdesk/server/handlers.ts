import type { Routes, RequestContext } from '#platform/server/context.ts';
import type { Output } from '#platform/contract/endpoint.ts';
import { documentKinds, emptyContent, isNarrowRule, type DocumentKind } from '#features/news/public.ts';
import { findHits, countHits, listGroups } from '#features/news/public.server.ts';
import type { newsdeskContract } from '../contract.ts';
import { articleRoutes } from './articles/article-handlers.ts';
import { deskDayRoutes } from './stories/day-handlers.ts';
import { storyDeskRoutes } from './stories/story-handlers.ts';
import type { deskContract } from '../contract/desk-calls.ts';
import {
  deleteDocument,
  publishDocument,
  restoreDocument,
  saveDraft,
  withdrawDocument,
} from './documents/change-document.ts';
import { addToCompilation, removeFromCompilation } from './compilations/compilation-items.ts';
import { describeDocument } from './documents/describe-document.ts';
import { getEdited, storeOf } from './documents/documents.ts';
import { findHeadlines, searchHeadlines } from './compilations/headline-queries.ts';
import { listDocuments } from './documents/list-documents.ts';
import { writeDraft } from './documents/draft-queries.ts';

type EditedContent = Output<typeof deskContract, 'newsdesk/getDocument'>['document'];

/** Handlers of the editors' desk. */
const deskRoutes: Routes<typeof deskContract> = {
  async 'newsdesk/getDocuments'({ kind }, context) {
    const kinds = kind === undefined ? documentKinds : [kind];
    const lists = await Promise.all(kinds.map((each) => listDocuments(context, each)));
    return lists.flat().sort((a, b) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''));
  },

  async 'newsdesk/getDocument'({ kind, id }, context) {
    const edited = await getEdited(context.db, { kind, id }, context.caller);
    const { content, version, stored } = edited;
    return {
      ...describeDocument(kind, edited, context),
      version,
      newsId: stored.newsId ?? null,
      document: { kind, content } as EditedContent,
      items:
        'items' in content
          ? await findHeadlines(
              context.db,
              content.items.map(({ newsId }) => newsId),
            )
          : [],
    };
  },

  'newsdesk/createDocument': ({ kind }, context) => createDocument(context, kind),

  'newsdesk/saveDraft': ({ id, version, document }, context) =>
    saveDraft(context, { kind: document.kind, id, version }, document.content),
  'newsdesk/publish': (wanted, context) => publishDocument(context, wanted),
  'newsdesk/withdraw': (wanted, context) => withdrawDocument(context, wanted),
  async 'newsdesk/deleteDocument'(wanted, context) {
    await deleteDocument(context, wanted);
    return { ok: true };
  },
  'newsdesk/restoreDocument': (wanted, context) => restoreDocument(context, wanted),
  async 'newsdesk/findNews'({ text }, { db, clock, locale }) {
    const known = /^(?:#?|\S*\/news\/index\/)(\d{1,15})(?:[?#]\S*)?$/.exec(text);
    if (known) return findHeadlines(db, [Number(known[1])]);
    return searchHeadlines(db, { text, locale, clock: clock.news });
  },

  async 'newsdesk/tryRule'({ rule }, { db, clock, locale }) {
    if (!isNarrowRule(rule)) return { newsCount: 0, storyCount: 0, news: [] };
    const hits = await findHits(db, { id: 0, rule }, clock.news, locale);
    const { news, stories } = await countHits(db, hits);
    const groups = await listGroups(db, hits, { byStory: true, byHand: false, skip: 0, most: 5 });
    const first = await findHeadlines(
      db,
      groups.flatMap(({ ids }) => ids.slice(0, 1)),
    );
    return { newsCount: news, storyCount: stories, news: first };
  },

  'newsdesk/addToCompilation': (wanted, context) => addToCompilation(context, wanted),
  'newsdesk/removeFromCompilation': (wanted, context) => removeFromCompilation(context, wanted),
};

function createDocument(
  { db, caller, locale, now }: RequestContext,
  kind: DocumentKind,
): Promise<{ id: number; version: number }> {
  return db.transaction(async (tx) => {
    const id = await storeOf(kind).create(tx, caller.accountId!);
    const content = emptyContent(kind, locale);
    const written = await writeDraft(tx, {
      kind,
      id,
      from: 0,
      content,
      isChanged: true,
      accountId: caller.accountId,
      now,
    });
    return { id, version: written!.version };
  });
}

/** Handlers of the editors' desk. */
export const newsdeskRoutes: Routes<typeof newsdeskContract> = {
  ...articleRoutes,
  ...deskRoutes,
  ...storyDeskRoutes,
  ...deskDayRoutes,
};
