/** How a documented command on the database is typed in a test, and what it has to say. */
export interface CommandRun {
  /** `{name}` stands for what the test has ready. */
  typed: string;
  prints: RegExp;
  exit?: number;
}

/** Every command on the database that a guide writes out with its words, as it stands there, in an order in which they can run. */
export const commandRuns: Record<string, CommandRun> = {
  'npm run admin -- letters list': { typed: 'admin letters list', prints: /letter/ },
  'npm run admin -- licences add <email> --product company_check': {
    typed: 'admin licences add {email} --product company_check',
    prints: /company_check/,
  },
  'npm run admin -- limits list': { typed: 'admin limits list', prints: /print +4 at once/ },
  'npm run admin -- limits set print 12': { typed: 'admin limits set print 12', prints: /12 at once/ },
  'npm run admin -- limits reset print': { typed: 'admin limits reset print', prints: /4 at once/ },
  'npm run admin -- sources list': { typed: 'admin sources list', prints: /cbr_currencies/ },
  'npm run import -- file.csv': { typed: 'import {figures}', prints: /^2 new facts/m },
  'npm run import -- <file.csv> [--dry-run]': {
    typed: 'import {figures} --dry-run',
    prints: /^0 new facts, 2 known already/m,
  },
  'npm run import -- hub forecasts.csv --team university': {
    typed: 'import hub {hub} --team university',
    prints: /nothing|refused|row/i,
    exit: 1,
  },
  'npm run import -- measures measures.xlsx --author editor@example.org [--dry-run]': {
    typed: 'import measures {measures} --author {email} --dry-run',
    prints: /draft|column|row/i,
  },
  'npm run entities -- import <form> <file> --source <code> [--day YYYY-MM-DD] [--title words --licence words] [--check yes]':
    {
      typed:
        'entities import table {companies} --source test_list --day 2026-01-01 --title List --licence CC0',
      prints: /\d/,
    },
  'npm run entities -- export <ftm | companies | statements> <file> [--kind company] [--source code]': {
    typed: 'entities export statements {folder}/statements.csv --kind company --source test_list',
    prints: /\d/,
  },
  'npm run feeds -- import list.opml [--paused]': {
    typed: 'feeds import {opml} --paused',
    prints: /^1 added/m,
  },
  'npm run feeds -- list [--health failing]': {
    typed: 'feeds list --health paused',
    prints: /^1 feeds\.$/m,
  },
  'npm run feeds -- export [file.opml]': {
    typed: 'feeds export {folder}/out.opml',
    prints: /^1 feeds: /m,
  },
  'npm run feeds -- export-decisions [file.tsv]': {
    typed: 'feeds export-decisions {folder}/out.tsv',
    prints: /\d/,
  },
  'npm run feeds -- test <site or feed>': { typed: 'feeds test {feed}', prints: /One headline/ },
  'npm run live -- check': { typed: 'live check', prints: /^Missing: \d\.$/m, exit: 1 },
  'npm run live -- start': {
    typed: 'live start --sources none --feeds none',
    prints: /No source of figures is on/,
    exit: 1,
  },
  'npm run live -- remove-sample': {
    typed: 'live remove-sample',
    prints: /SAMPLE_DATA=false|--yes/,
    exit: 1,
  },
  'npm run feeds -- pause': { typed: 'feeds pause --all', prints: /paused/ },
};

/** What one process says of itself, by the script's name; those without a line here are not started, and why not stands beside them. */
export const processRuns: Record<string, { typed: string; prints: RegExp; exit?: number } | string> = {
  dev: 'it serves whoever works on the pages until it is stopped',
  start: 'the journeys and the deployed tests run on what it starts',
  test: 'it is what runs this test',
  check: 'its steps are those of the suite',
  build: 'the journeys run on what it builds',
  admin: { typed: 'npm run admin', prints: /^ +users add <email>/m },
  feeds: { typed: 'npm run feeds -- --help', prints: /export-decisions/ },
  entities: { typed: 'npm run entities -- --help', prints: /export / },
  import: { typed: 'npm run import -- --help', prints: /--dry-run/ },
  live: { typed: 'npm run live', prints: /remove-sample/ },
  backup: { typed: 'npm run backup -- --help', prints: /Usage: npm run backup/ },
  restore: { typed: 'npm run restore -- --help', prints: /Usage: npm run restore/ },
  'move-to-postgres': { typed: 'npm run move-to-postgres -- --help', prints: /DATABASE_URL=/ },
  'company-check': { typed: 'npm run company-check -- --openapi', prints: /"openapi": "3\.1/ },
  evaluate: { typed: 'npm run evaluate', prints: /news <task> <file>/, exit: 2 },
  new: { typed: 'npm run new -- --help', prints: /migration/, exit: 2 },
  bench: { typed: 'npm run bench -- --help', prints: /^Names: /m },
  drill: { typed: 'npm run drill', prints: /-- cluster/, exit: 2 },
};
