import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { ApiDocument, Operation } from './describe-api.ts';

const letters = 'U+0041-005A,U+0061-007A';
/** Letters and signs of a face of the product's own, written into the page, which loads nothing. */
function face(family: string, file: string): string {
  const piece = (name: string, range: string): string => {
    const bytes = readFileSync(new URL(`../../ui/fonts/${file}-${name}.woff2`, import.meta.url)).toString(
      'base64',
    );
    return `@font-face{font-family:${family};font-weight:400 600;${range}src:url(data:font/woff2;base64,${bytes})}`;
  };
  return piece('signs', '') + piece('latin', `unicode-range:${letters};`);
}

const style = `${face('Golos', 'golos-text')}${face('Source', 'source-serif-4-headline')}
body{font:16px/1.5 Golos,system-ui,sans-serif;margin:32px auto;max-width:960px;padding:0 16px;color:#16202E;background:#F6F5F1}
h1,h2{font-family:Source,Georgia,serif;font-weight:600}h2{border-top:1px solid;padding-top:12px;margin-top:40px}summary{cursor:pointer;padding:6px 0}
code,pre{font:13px/1.5 ui-monospace,monospace}pre{overflow:auto;background:#EEECE5;padding:12px}table{border-collapse:collapse}td,th{text-align:left;padding:4px 16px 4px 0;vertical-align:top}
a{color:#0A5C8A}b{display:inline-block;min-width:64px}
@media (prefers-color-scheme:dark){body{color:#E8EAED;background:#10151C}pre{background:#19212A}a{color:#78BFE6}}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** Serves the OpenAPI document and a page that a person can read, both made once. */
export function serveApiDocs(app: FastifyInstance, document: ApiDocument): void {
  const json = JSON.stringify(document);
  const page = renderPage(document);
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(json),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; font-src data:; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
      )
      .send(page),
  );
}

function renderPage({ info, paths }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ path, verb, operation })),
  );
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags[0]!);
  const sections = Array.from(
    groups,
    ([tag, group]) =>
      `<h2 id="${escape(tag)}">${escape(tag)}</h2>${group.map(({ path, verb, operation }) => renderCall(path, verb, operation)).join('')}`,
  );
  const contents = Array.from(groups.keys(), (tag) => `<a href="#${escape(tag)}">${escape(tag)}</a>`).join(
    ', ',
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(info.title)}</title><style>${style}</style></head><body><h1>${escape(info.title)}</h1><p>${escape(info.description)}</p><p><a href="/api/openapi.json">openapi.json</a>. Groups: ${contents}</p>${sections.join('')}</body></html>`;
}

function renderCall(
  path: string,
  verb: string,
  { summary, description, parameters, requestBody, responses }: Operation,
): string {
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${escape(String(parameter['name']))}</code></td><td>${escape(String(parameter['in']))}${parameter['required'] ? ', required' : ''}</td><td><code>${escape(JSON.stringify(parameter['schema']))}</code></td></tr>`,
  );
  const refusals = Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(
      ([status, { description: codes }]) => `<tr><td>${status}</td><td>${escape(String(codes))}</td></tr>`,
    );
  return `<details><summary><b>${verb.toUpperCase()}</b> <code>${escape(path)}</code><br>${escape(summary)}</summary><p>${escape(description)}</p><table>${rows.join('')}</table>${
    requestBody ? `<h3>Body</h3><pre>${escape(JSON.stringify(requestBody, null, 2))}</pre>` : ''
  }<h3>Answer</h3><pre>${escape(JSON.stringify(responses['200'], null, 2))}</pre><h3>Refusals</h3><table>${refusals.join('')}</table></details>`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
