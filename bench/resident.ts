import { request } from 'undici';

/** Resident memory of a running server in MB, as it counts itself: it has to be started with METRICS_TOKEN, and the bench with the same. */
export async function residentMb(base: string): Promise<number> {
  const token = process.env['METRICS_TOKEN'];
  if (token === undefined) throw new Error('Set METRICS_TOKEN for the server and for the bench alike.');
  const { statusCode, body } = await request(`${base}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const found = /^process_resident_memory_bytes (\S+)/m.exec(await body.text());
  if (statusCode !== 200 || !found) throw new Error(`${base}/metrics answered ${statusCode}.`);
  return Number(found[1]) / 1e6;
}
