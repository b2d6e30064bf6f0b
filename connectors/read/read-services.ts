import { isObject, type SourceRecord } from '../record.ts';
import { RefusedSource } from '../refused-source.ts';

/** Refuses what a service says in place of data, mostly with status 200. */
export function refuseServiceError(value: unknown): void {
  const said = findError(value);
  if (said !== null) throw new RefusedSource('service_error', { said: said.slice(0, 200) });
}

function findError(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (!isObject(first)) return null;
  // World Bank: [{ message: [{ key, value }] }]
  const message: unknown = Array.isArray(first['message']) ? first['message'][0] : null;
  if (isObject(message) && 'key' in message) return sayAll(message['key'], message['value']);
  // Eurostat: { warning: { status, label } } or { error: [{ label }] }; CKAN: { success: false, error: { message } }
  const fault: unknown = first['warning'] ?? first['error'];
  if (fault === undefined || fault === null) return first['success'] === false ? 'success: false' : null;
  const one: unknown = Array.isArray(fault) ? fault[0] : fault;
  return isObject(one) ? sayAll(one['label'], one['message'], one['__type']) : sayAll(one);
}

function sayAll(...parts: unknown[]): string {
  const said = parts.filter((part) => typeof part === 'string' && part !== '').join(': ');
  return said === '' ? 'error' : said;
}

/** Records of a CKAN datastore. */
export function readCkan(value: unknown): SourceRecord[] {
  const result = isObject(value) ? value['result'] : undefined;
  const records = isObject(result) ? result['records'] : undefined;
  if (!Array.isArray(records)) throw new RefusedSource('not_statistics', { wanted: 'result.records' });
  return records.filter(isObject);
}

/** Solutions of a SPARQL query; a variable without a value is absent. */
export function readSparql(value: unknown): SourceRecord[] {
  const results = isObject(value) ? value['results'] : undefined;
  const bindings = isObject(results) ? results['bindings'] : undefined;
  if (!Array.isArray(bindings)) throw new RefusedSource('not_statistics', { wanted: 'results.bindings' });
  return bindings
    .filter(isObject)
    .map((binding) =>
      Object.fromEntries(
        Object.entries(binding).flatMap(([name, term]) =>
          isObject(term) && term['type'] !== 'bnode' ? [[name, term['value']]] : [],
        ),
      ),
    );
}
