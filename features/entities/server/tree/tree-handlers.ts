import { readSources } from '#facts/sources/source-queries.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import type { treeContract } from '../../contract/tree-calls.ts';
import { kindNumber, kindOf } from '../../domain/registry/fields.ts';
import { findEntity, listBondStatements, type FoundEntity } from '../dossier/entity-queries.ts';
import { statementOf } from '../dossier/read-header.ts';
import { listBothNamed } from './bond-queries.ts';
import { findPath } from './find-path.ts';
import { listEdges, listNeighbours, listNodes, sumAll, type TreeSpan } from './tree-queries.ts';

/** Before the first headline of any collection. */
const firstDay = '1990-01-01';

/** Handlers of the tree of connections. */
export const treeRoutes: Routes<typeof treeContract> = {
  async 'TreeApi/Preview'({ id, kinds, least, most, withStatements, ...days }, context) {
    const { db, locale } = context;
    const entity = await getEntity(id, context);
    const span = spanOf(days, context);
    const found = await listNeighbours(db, [entity.id], span, {
      least,
      most,
      kinds: kinds?.map(kindNumber) ?? null,
    });
    const near = found.filter(({ headlines }) => withStatements || headlines > 0);
    return {
      root: entity.id,
      to: span.to,
      ...(await drawTree(
        [entity.id, ...near.map((row) => row.id)],
        span,
        { least, withStatements },
        { db, locale },
      )),
    };
  },
  async 'TreeApi/GetLinkedObject'({ id, linkedId, ...days }, context) {
    const { db, locale } = context;
    const [one, other] = await Promise.all([getEntity(id, context), getEntity(linkedId, context)]);
    if (one.id === other.id) throw new AppError('bad_request', { linkedId });
    const [news, statements] = await Promise.all([
      listBothNamed(db, { one: one.members, other: other.members }, spanOf(days, context)),
      listBondStatements(db, one.members, other.members, locale),
    ]);
    const codes = [...new Set(statements.map(({ source }) => source))];
    const sourceOf = await readSources(db, codes, locale);
    return {
      one: linkOf(one),
      other: linkOf(other),
      total: news[0]?.total ?? 0,
      news: news.map(({ publishedAt, ...item }) => ({ ...item, publishedAt: publishedAt.toISOString() })),
      statements: statements.map((row) => statementOf(row, locale)),
      sources: codes.map((source) => sourceOf({ source, sample: false, knownAt: null })),
    };
  },
  async 'entities/findPath'({ id, linkedId, ...days }, context) {
    const { db, locale } = context;
    const [one, other] = await Promise.all([getEntity(id, context), getEntity(linkedId, context)]);
    const span = spanOf(days, context);
    const ids = await findPath(one.id, other.id, (from) =>
      listNeighbours(db, from, span, { least: 1, most: widest, kinds: null }),
    );
    const { nodes, edges } = await drawTree(ids, span, { least: 1, withStatements: true }, { db, locale });
    const steps = ids.slice(1).map((to, at) => [ids[at]!, to] as const);
    return {
      path: ids.flatMap((at) => nodes.find((node) => node.id === at) ?? []),
      edges: steps.flatMap(
        ([from, to]) =>
          edges.find((edge) => edge.one === Math.min(from, to) && edge.other === Math.max(from, to)) ?? [],
      ),
    };
  },
};

/** Neighbours of one node that a path may lead over: beyond the nearest hundred a bond is one headline. */
const widest = 100;

async function getEntity(id: number, { db, locale }: RequestContext): Promise<FoundEntity> {
  const entity = await findEntity(db, id, locale);
  if (!entity) throw new AppError('dossier_not_found', { id });
  return entity;
}

function linkOf({ id, kind, name }: FoundEntity) {
  return { id, kind: kindOf(kind), name };
}

function spanOf({ from, to }: { from?: string; to?: string }, { clock }: RequestContext): TreeSpan {
  const today = dayAt(clock.news);
  return { from: from ?? firstDay, to: to === undefined || to > today ? today : to };
}

/** Some entities as nodes with the bonds among them; what chance would bring follows from how often each is named. */
async function drawTree(
  ids: readonly number[],
  span: TreeSpan,
  { least, withStatements }: { least: number; withStatements: boolean },
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
) {
  const [nodes, edges, all] = await Promise.all([
    listNodes(db, ids, span, { locale, withStatements }),
    listEdges(db, ids, span, least),
    sumAll(db, span),
  ]);
  const named = new Map(nodes.map(({ id, headlines }) => [id, headlines]));
  const inOrder = ids.flatMap((id) => nodes.find((node) => node.id === id) ?? []);
  const kept = edges.filter(({ headlines }) => withStatements || headlines > 0);
  const degree = (id: number): number => kept.filter(({ one, other }) => one === id || other === id).length;
  return {
    nodes: inOrder.map(({ kind, neighbours, ...node }) => ({
      ...node,
      kind: kindOf(kind),
      more: Math.max(0, neighbours - degree(node.id)),
    })),
    edges: kept.map((edge) => ({
      ...edge,
      expected: all === 0 ? 0 : ((named.get(edge.one) ?? 0) * (named.get(edge.other) ?? 0)) / all,
    })),
  };
}
