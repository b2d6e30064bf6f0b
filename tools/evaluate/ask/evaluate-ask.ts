import { readFile } from 'node:fs/promises';
import { openOn } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { loadEssential, loadRest } from '#statistics/import/load-bundled.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { AskRow } from './ask-row.ts';
import { judgeAnswer, type Judged } from './judge-answer.ts';

/** Least share of questions understood by language, of values right among them, and the most that may be silently wrong. */
const bars = { ru: 0.9, en: 0.85, pt: 0.8, es: 0.8, ja: 0.8, value: 0.97, silent: 0.01, p95Ms: 150 } as const;
const asOf = '2024-12-31';

/** Asks every question of a file (with `--from=` and `--to=` a part of it) over all bundled figures and prints the shares; `--data=` keeps the database in a folder. False when a bar is missed. */
export async function evaluateAsk(args: readonly string[]): Promise<boolean> {
  const [file] = args.filter((arg) => !arg.startsWith('--'));
  const option = (name: string): string | undefined =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
  if (file === undefined) throw new Error('Name the file of questions.');
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  const rows = lines
    .slice(Number(option('from') ?? 0), Number(option('to') ?? lines.length))
    .map((line) => AskRow.parse(JSON.parse(line)));
  const asked = await askAll(rows, option('data'));
  if (args.includes('--wrong'))
    for (const { row, judged, answer } of asked)
      if (!judged.isUnderstood || judged.isRightValue === false)
        console.log(row.lang, row.text, JSON.stringify(answer.understood), answer.sentence);
  const report = summarise(asked);
  console.log(args.includes('--json') ? JSON.stringify(report) : readable(report));
  return isEnough(report);
}

interface Asked {
  row: AskRow;
  judged: Judged;
  ms: number;
  answer: Parameters<typeof judgeAnswer>[1];
}

async function askAll(rows: readonly AskRow[], dataDir: string | undefined): Promise<Asked[]> {
  const db = await openDatabase({ dataDir: dataDir ?? 'memory://' });
  await migrate(db);
  await loadEssential(db, () => {});
  await loadRest(db, () => {}, 100);
  const api = await openOn(db, { AS_OF: asOf });
  const session = await signInAs(api.db, { licensed: true });
  const asked: Asked[] = [];
  for (const row of rows) {
    const start = performance.now();
    const { status, body } = await api.call('ask/getAnswer', { q: row.text }, { session, locale: row.lang });
    if (status !== 200) throw new Error(`${row.text}: ${status}`);
    asked.push({ row, judged: judgeAnswer(row, body), ms: performance.now() - start, answer: body });
  }
  await api.close();
  return asked;
}

type Report = ReturnType<typeof summarise>;

function summarise(asked: readonly Asked[]) {
  const byLanguage = Object.fromEntries(
    [...Map.groupBy(asked, ({ row }) => row.lang)].map(([lang, of]) => [
      lang,
      { questions: of.length, understood: shareOf(of.map(({ judged }) => judged.isUnderstood)) },
    ]),
  );
  const values = asked.flatMap(({ judged: { isRightValue } }) =>
    isRightValue === null ? [] : [isRightValue],
  );
  const times = asked.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    byLanguage,
    value: shareOf(values),
    silentlyWrong: shareOf(asked.map(({ judged }) => judged.isSilentlyWrong)),
    p95Ms: Math.round(times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? 0),
  };
}

function shareOf(list: readonly boolean[]): number {
  return list.length === 0 ? 1 : list.filter(Boolean).length / list.length;
}

function readable({ byLanguage, value, silentlyWrong, p95Ms }: Report): string {
  const languages = Object.entries(byLanguage).map(
    ([lang, of]) => `${lang} ${of.understood.toFixed(3)} of ${of.questions}`,
  );
  return [
    `understood: ${languages.join(', ')}`,
    `right value of the understood: ${value.toFixed(3)}`,
    `silently wrong: ${silentlyWrong.toFixed(3)}`,
    `p95: ${p95Ms} ms`,
  ].join('\n');
}

function isEnough({ byLanguage, value, silentlyWrong, p95Ms }: Report): boolean {
  const isUnderstood = Object.entries(byLanguage).every(
    ([lang, of]) => of.understood >= bars[lang as AskRow['lang']],
  );
  return isUnderstood && value >= bars.value && silentlyWrong <= bars.silent && p95Ms <= bars.p95Ms;
}
