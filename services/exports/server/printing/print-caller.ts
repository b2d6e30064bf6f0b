import type { FastifyRequest } from 'fastify';
import type { Db } from '#platform/server/db/db.ts';
import { mayPageAsk } from '../../domain/printing/printable-address.ts';
import { findReader, redeemTicket } from './print-queries.ts';
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

/** The account in whose name a page that is being printed makes a call; it reads, and changes nothing. Null for every other call. */
export async function findPrintReader(
  db: Db,
  { headers, method, url }: FastifyRequest,
): Promise<number | null> {
  const ticket = headers[ticketHeader];
  const [path = ''] = url.split('?');
  return typeof ticket === 'string' && mayPageAsk(method, path) ? findReader(db, ticket) : null;
}
