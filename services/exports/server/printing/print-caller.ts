import type { FastifyRequest } from 'fastify';
import type { Db } from '#platform/server/db/db.ts';
import { redeemTicket } from './print-queries.ts';
import { ticketHeader } from './print-page.ts';

/** The account a page is printed for: its browser came with a ticket to this very address. Null for every other request. */
export async function findPrintAccount(
  db: Db,
  { headers, url, method }: FastifyRequest,
): Promise<number | null> {
  const ticket = headers[ticketHeader];
  if (typeof ticket !== 'string' || method !== 'GET') return null;
  return redeemTicket(db, ticket, url);
}
