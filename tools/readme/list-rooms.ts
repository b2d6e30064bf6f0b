import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const readme = `${root}README.md`;
const marks = {
  start: '<!-- rooms: the first sentence of each README, held by a test -->',
  end: '<!-- /rooms -->',
};

/** Rooms in the order a newcomer meets them; one that is missing here comes last. */
const order = ['news', 'regions', 'briefing', 'measures', 'models', 'entities', 'industries', 'quotes'];

/** One line for each room: its folder and the first sentence of its README. */
export function listRooms(): string {
  const rooms = ['features', 'services'].flatMap((floor) =>
    readdirSync(`${root}${floor}`).map((name) => ({ name, path: `${floor}/${name}/README.md` })),
  );
  return rooms
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name) || a.name.localeCompare(b.name))
    .map(({ name, path }) => `- [${name}](${path}): ${firstSentence(path)}`)
    .join('\n');
}

/** What stands between the marks of README.md. */
export function listedRooms(): string {
  const text = readFileSync(readme, 'utf8');
  return text.slice(text.indexOf(marks.start) + marks.start.length, text.indexOf(marks.end)).trim();
}

const placeOf = (room: string): number => (order.includes(room) ? order.indexOf(room) : order.length);

function firstSentence(path: string): string {
  const [, , line = ''] = readFileSync(`${root}${path}`, 'utf8').split('\n');
  const sentence = line.match(/^.*?\.(?= |$)/)?.[0];
  if (sentence === undefined) throw new Error(`${path} does not begin with a sentence.`);
  return sentence;
}

if (import.meta.main) {
  const text = readFileSync(readme, 'utf8');
  const [before, after] = [text.split(marks.start)[0]!, text.split(marks.end)[1]!];
  writeFileSync(readme, `${before}${marks.start}\n${listRooms()}\n${marks.end}${after}`);
}
