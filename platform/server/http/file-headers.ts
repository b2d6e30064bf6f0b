import type { FastifyReply } from 'fastify';

/** What only a document is told; a script is told the policy too, since it may be what a worker starts with. */
const ofDocuments = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
];
const partsOfPages = /^(?:text\/css|font\/|text\/javascript|application\/javascript)/;

/** True for an answer that is a part of a page and never one itself: it then keeps no header that speaks of pages. A page fetches thirty, and headers are never packed. */
export function dropPageHeaders(reply: FastifyReply): boolean {
  if (!partsOfPages.test(String(reply.getHeader('content-type')))) return false;
  for (const name of ofDocuments) void reply.removeHeader(name);
  return true;
}
