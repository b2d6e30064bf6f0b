import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { readCatalogueState } from '#statistics/set-queries.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { AnsweringServices } from '#platform/server/context.ts';
import { defaultLocale, locales } from '#platform/shared/locales.ts';
import { describeCatalogue } from '../../domain/catalogue/dcat.ts';
import { followFile } from './follow-file.ts';
import { readSets } from './read-sets.ts';
import { openSetFiles } from './set-files.ts';

const types = { csv: 'text/csv; charset=utf-8', parquet: 'application/vnd.apache.parquet' } as const;
const asked = /^([a-z\d_]{1,80}\.[a-z]{1,20}(?:\.sample)?)\.(csv|parquet)$/;

/** Serves the catalogue as DCAT, and the files of the sets that may be passed on; of the others there is none. */
export function serveCatalogue(app: FastifyInstance, services: AnsweringServices): void {
  const { db, config } = services;
  const files = openSetFiles(db, config.dataDir);
  const options = { config: { counts: 'files' } } as const;
  app.get('/catalogue.jsonld', options, async (_request, reply) => {
    const texts = await Promise.all(
      locales.map(async (locale) => ({ locale, ...(await readSets(services, locale)) })),
    );
    return reply
      .type('application/ld+json; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' })
      .send(JSON.stringify(describeCatalogue(texts, config.publicUrl)));
  });
  app.get<{ Params: { file: string } }>('/catalogue/:file', options, async (request, reply) => {
    const found = asked.exec(request.params.file);
    const [, id = '', format = 'csv'] = found ?? [];
    const state = await readCatalogueState(db);
    const set = (await readSets(services, defaultLocale)).sets.find((each) => each.id === id);
    if (!found || !set?.isOpen || !state) throw new AppError('not_found');
    const etag = `"${state.load}-${state.openDay}"`;
    void reply.headers({ etag, 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const kind = format as keyof typeof types;
    const part = {
      source: id.split('.')[0]!,
      family: set.family,
      sample: set.sample,
      openDay: state.openDay,
    };
    const { path, whole } = await files.obtain(id, kind, part, state.load);
    void reply.type(types[kind]).header('content-disposition', `attachment; filename="svodka-${id}.${kind}"`);
    // Who asks first sees it come as it is written, instead of nothing until the last row is there.
    if (whole !== null) return reply.send(Readable.from(followFile(path, whole)));
    return reply.header('content-length', (await stat(path)).size).send(createReadStream(path));
  });
}
