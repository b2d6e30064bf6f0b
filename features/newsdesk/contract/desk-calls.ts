import { z } from 'zod';
import { editors } from '#platform/shared/roles.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoMoment, Version as AnyVersion, TypedText } from '#platform/contract/fields.ts';
import { documentKinds } from '#features/news/public.ts';
import {
  ArticleShape,
  CompilationRuleShape,
  CompilationShape,
  documentBytes,
  EventShape,
  ServiceShape,
} from '#features/news/public.server.ts';

const Kind = z.enum(documentKinds);
const Id = z.coerce.number<number>().int().min(1).max(2_147_483_647);
const NewsId = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const Version = AnyVersion.describe('The one the change started from; 0 = nobody has changed it yet.');
const AtVersion = z.object({ kind: Kind, id: Id, version: Version });
const Saved = z.object({ version: z.int(), savedAt: IsoMoment });

const Contents = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('compilation'), content: CompilationShape }),
  z.strictObject({ kind: z.literal('article'), content: ArticleShape }),
  z.strictObject({ kind: z.literal('service'), content: ServiceShape }),
  z.strictObject({ kind: z.literal('exclusive'), content: EventShape }),
  z.strictObject({ kind: z.literal('analytics'), content: EventShape }),
  z.strictObject({ kind: z.literal('review'), content: EventShape }),
]);

const DocumentHead = z.object({
  kind: Kind,
  id: z.int(),
  title: z.string().describe('In the caller\u2019s language where it is written in it; may be empty.'),
  languages: z.array(z.string()).describe('Those anything is written in.'),
  isPublished: z.boolean(),
  isChanged: z.boolean().describe('Something is written that readers do not see yet.'),
  publishedAt: IsoMoment.nullable(),
  updatedAt: IsoMoment.nullable(),
  isByRule: z.boolean().describe('A compilation that fills itself.'),
  isMine: z.boolean(),
  canEdit: z.boolean(),
  canRemove: z.boolean(),
});

const Headline = z.object({
  newsId: z.int(),
  title: z.string(),
  sourceName: z.string(),
  date: IsoMoment,
  language: z.string(),
});

const desk = { access: 'login', roles: editors } as const;

/** Calls of the editors' desk: every document has a draft of its own, which readers see once it is published. */
export const deskContract = {
  'newsdesk/getDocuments': endpoint({
    ...desk,
    verb: 'GET',
    summary:
      'Compilations, articles, announcements, exclusive events, analytics or reviews with the state of each, those changed last first.',
    input: z.object({ kind: Kind.optional() }),
    output: z.array(DocumentHead),
  }),
  'newsdesk/getDocument': endpoint({
    ...desk,
    verb: 'GET',
    summary: 'A document as its editors have it, whether readers see it so or not.',
    input: z.object({ kind: Kind, id: Id }),
    output: DocumentHead.extend({
      version: z.int(),
      newsId: z.int().nullable().describe('The news a published article is.'),
      document: Contents,
      items: z.array(Headline).describe('Headlines of a compilation\u2019s news.'),
    }),
    errors: ['not_found', 'forbidden'],
  }),
  'newsdesk/createDocument': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Begins an empty document that belongs to the caller.',
    input: z.object({ kind: Kind }),
    output: z.object({ id: z.int(), version: z.int() }),
  }),
  'newsdesk/saveDraft': endpoint({
    ...desk,
    verb: 'POST',
    bodyLimit: documentBytes,
    summary: 'Keeps what an editor has written; readers do not see it before it is published.',
    input: z.object({ id: Id, version: Version, document: Contents }),
    output: Saved,
    errors: ['not_found', 'forbidden', 'conflict', 'too_large'],
  }),
  'newsdesk/publish': endpoint({
    ...desk,
    verb: 'POST',
    summary:
      'Shows readers the draft as it stands; one that lacks something needed is refused with what it lacks.',
    input: AtVersion,
    output: Saved,
    errors: ['not_found', 'forbidden', 'conflict', 'form_incorrect'],
  }),
  'newsdesk/withdraw': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Takes a document from readers; the draft stays. About can not be withdrawn.',
    input: AtVersion,
    output: Saved,
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
  'newsdesk/deleteDocument': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Takes a document from readers and editors; it can be brought back for thirty days.',
    input: AtVersion,
    output: Done,
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
  'newsdesk/restoreDocument': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Brings a deleted document back as it was, published where it was.',
    input: z.object({ kind: Kind, id: Id }),
    output: Saved,
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
  'newsdesk/findNews': endpoint({
    ...desk,
    verb: 'GET',
    summary:
      'News to pick, up to the clock: by words of the headline in any form, by number, or by address of an item here.',
    input: z.object({ text: TypedText(200).min(1) }),
    output: z.array(Headline),
  }),
  'newsdesk/tryRule': endpoint({
    ...desk,
    verb: 'POST',
    changes: false,
    summary: 'What a rule would gather at the clock: how much, and its first headlines.',
    input: z.object({ rule: CompilationRuleShape }),
    output: z.object({ newsCount: z.int(), storyCount: z.int(), news: z.array(Headline) }),
  }),
  'newsdesk/addToCompilation': endpoint({
    ...desk,
    verb: 'POST',
    summary:
      'Puts a news item at the end of a compilation picked by hand, at once for readers where it is published. Doing it again changes nothing.',
    input: z.object({ id: Id, newsId: NewsId, note: z.string().max(500).default('') }),
    output: Saved,
    errors: ['not_found', 'news_not_found', 'forbidden', 'conflict'],
  }),
  'newsdesk/removeFromCompilation': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Takes a news item out of a compilation again.',
    input: z.object({ id: Id, newsId: NewsId }),
    output: Saved,
    errors: ['not_found', 'forbidden'],
  }),
} satisfies Contract;
