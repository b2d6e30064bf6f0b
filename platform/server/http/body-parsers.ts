import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { refuseHostileJson } from '#platform/server/calls/plain-input.ts';

/** Most bytes of a form: calls that take files take them in JSON. */
export const largestForm = 65_536;
/** Content type of a form without files. */
export const formType = 'application/x-www-form-urlencoded';

/** True for the content type of a form without files. */
export function isFormType(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === formType;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads a multipart form by itself, as it comes. */
    takesFile?: boolean;
  }
}

/** JSON, read strictly; small forms, whose bytes are read by who needs them; forms with a file where a route takes one; every other type is refused. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, body.length === 0 ? undefined : parseJson(decoder, body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addContentTypeParser(formType, { parseAs: 'buffer' }, (_request, body, done) =>
    body.length > largestForm ? done(new AppError('too_large')) : done(null, body),
  );
  app.addContentTypeParser('multipart/form-data', (request, payload, done) =>
    request.routeOptions.config.takesFile ? done(null, payload) : done(new AppError('unsupported_type')),
  );
}

function parseJson(decoder: TextDecoder, body: Buffer): unknown {
  refuseHostileJson(body);
  let text: string;
  try {
    text = decoder.decode(body);
  } catch {
    throw new AppError('invalid_encoding');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('malformed_json');
  }
}
