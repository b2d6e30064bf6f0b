import type { ListRow } from './measure-queries.ts';

/** A row of the database as calls give it. */
export function describeRow({ updatedAt, submittedAt, publishedAt, publishAt, expiresAt, ...row }: ListRow) {
  return {
    ...row,
    updatedAt: updatedAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    publishAt: publishAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
