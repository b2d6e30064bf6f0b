import { readSources } from '#statistics/source-queries.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import type { treeContract } from '../../contract/tree-calls.ts';
import { kindNumber, kindOf } from '../../domain/registry/fields.ts';
import { findEntity, listBondStatements, type FoundEntity } from '../dossier/entity-queries.ts';
import { statementOf } from '../dossier/read-header.ts';
import { listBothNamed } from './bond-queries.ts';
import { findPath } from './find-path.ts';
import { drawEntities, drawNeighbours, type Drawing } from './drawing-queries.ts';
import { listNeighbours, type TreeSpan } from './tree-queries.ts';

/** Before the first headline of any collection. */
const firstDay = '1990-01-01';

/** Handlers of the tree of connections. */
export const treeRoutes: Routes<typeof treeContract> = {
  async 'TreeApi/Preview'({ id, kinds, least, most, withStatements, ...days }, context) {
    const { db, locale } = context;
    const span = spanOf(days, context);
    const drawing = await drawNeighbours(db, id, span, {
      locale,
      least,
      withStatements,
      most,
      kinds: kinds?.map(kindNumber) ?? null,
    });
    if (!drawing) throw new AppError('dossier_not_found', { id });
    return { root: drawing.nodes[0]!.id, to: span.to, ...treeOf(drawing) };
  },
  async 'TreeApi/GetLinkedObject'({ id, linkedId, ...days }, context) {
    const { db, locale, clock } = context;
    const [one, other] = await Promise.all([getEntity(id, context), getEntity(linkedId, context)]);
    if (one.id === other.id) throw new AppError('bad_request', { linkedId });
    const [news, statements] = await Promise.all([
      listBothNamed(db, { one: one.members, other: other.members }, spanOf(days, context)),
      listBondStatements(db, one.members, other.members, { locale, day: clock.day }),
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
    const { nodes, edges } = treeOf(
      await drawEntities(db, ids, span, { locale, least: 1, withStatements: true }),
    );
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

/** Nodes and edges as they are drawn; what chance would bring follows from how often each is named. */
function treeOf({ nodes, edges, all }: Drawing) {
  const named = new Map(nodes.map(({ id, headlines }) => [id, headlines]));
  const degree = (id: number): number => edges.filter(({ one, other }) => one === id || other === id).length;
  return {
    nodes: nodes.map(({ kind, neighbours, ...node }) => ({
      ...node,
      kind: kindOf(kind),
      more: Math.max(0, neighbours - degree(node.id)),
    })),
    edges: edges.map((edge) => ({
      ...edge,
      expected: all === 0 ? 0 : ((named.get(edge.one) ?? 0) * (named.get(edge.other) ?? 0)) / all,
    })),
  };
}
