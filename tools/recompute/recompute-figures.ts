import { ownFigures, type OwnFigure } from './own-figures.ts';

/** Regions whose figures are counted anew, from the west to the east. */
const regions = [1_124_661, 1_124_669, 1_124_651, 1_124_611, 1_124_605, 1_124_616, 1_124_664, 1_124_635];
const day = '2021-10-20';
/** Calls round to a tenth. */
const tolerance = 0.051;

/** Asks a started product with the sample for each figure and says where it differs from the files; exits with 1 where one does. */
async function recompute(base: string): Promise<boolean> {
  const headers = { cookie: await signIn(base) };
  const ask = async (call: string, input: Record<string, string | number>) => {
    const query = new URLSearchParams({ asOf: day });
    for (const [name, value] of Object.entries(input)) query.set(name, String(value));
    const answer = await fetch(`${base}/api/${call}?${query}`, { headers });
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const list = await ask('regiondossier/getRegionList', {});
  const shown = async ({ yugoId, name }: OwnFigure): Promise<number | null> => {
    const row = list.regions.find((each: { yugoId: number }) => each.yugoId === yugoId);
    if (name in row) return row[name];
    if (name === 'small share')
      return (await ask('regiondossier/geMSPStatistics', { yugoId })).course.at(-1)?.share ?? null;
    const { values } = await ask('programs/getSeries', {
      indicator: name,
      yugoId,
      pageSize: 1,
      ...dimsOf(name),
    });
    return values[0]?.value ?? null;
  };
  const own = await ownFigures(regions, day);
  let differing = 0;
  for (const figure of own) {
    const said = await shown(figure);
    const isSame = said !== null && isEqual(said, figure.value);
    if (!isSame) differing += 1;
    console.log(
      `${isSame ? 'same' : 'DIFFERS'} ${figure.yugoId} ${figure.name}: files ${figure.value}, call ${said}`,
    );
  }
  console.log(`${own.length - differing} of ${own.length} figures agree with the files.`);
  return differing === 0;
}

/** The whole of an indicator that has parts alone. */
const dimsOf = (name: string): Record<string, string> =>
  name === 'co2_emissions' ? { dims: 'fuel=total' } : {};

/** Equal to a tenth, or to a hundred-thousandth of a large figure. */
const isEqual = (said: number, own: number): boolean =>
  Math.abs(said - own) <= Math.max(tolerance, Math.abs(own) * 1e-5);

async function signIn(base: string): Promise<string> {
  const visit = await fetch(`${base}/api/account/openVisitorSession`, { method: 'POST' });
  const cookie = cookiesOf(visit);
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
  const answer = await fetch(`${base}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-xsrf-token': token },
    body: JSON.stringify({ email: 'analyst@example.org', password: 'analyst-2020' }),
  });
  if (!answer.ok) throw new Error(`Signing in: ${answer.status}`);
  return cookiesOf(answer);
}

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

if (import.meta.main && !(await recompute(process.argv[2] ?? 'http://127.0.0.1:8080'))) process.exitCode = 1;
