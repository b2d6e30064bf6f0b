import type { FastifyRequest } from 'fastify';
import type { CallServer } from '#platform/server/http/http-calls.ts';
import type { ServerTranslate } from '#platform/server/texts.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { Messages } from '../messages.ts';
import type { CallInProcess, InProcess } from './in-process-calls.ts';

/** A page as it was made; its policy names the nonce its inline scripts carry. */
export interface MadePage {
  status: number;
  headers: Headers;
  html: string;
  policy: string;
}

/**
 * Whom a page is made for. One visitor. All strangers: nothing of the request goes in but what such pages are kept
 * apart by. Or somebody who only looks at it, without scripts.
 */
export type Audience = 'visitor' | 'strangers' | 'onlookers';

/** Renders the page of a request over these calls. */
export type MakePage = (
  request: FastifyRequest,
  call: CallInProcess,
  audience: Audience,
) => Promise<MadePage>;

/** What keeping pages needs of it: the calls in process, and where the clock stands. */
export type KeptPageServer = InProcess & Pick<PageServer, 'services'>;

/** What rendering needs: the calls in process, and the texts of all languages. */
export interface PageServer extends CallServer {
  translate: ServerTranslate;
  catalogues: Record<Locale, Messages>;
}
