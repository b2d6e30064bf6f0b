/** How one documented command is run in a test. */
export interface CommandRun {
  /** What is typed, `{name}` standing for a path or address that the test has ready; the documented text itself where nothing is said. */
  typed?: string;
  /** What it has to print. */
  prints?: RegExp;
  /** Exit code; a command without one goes on until it is ended, once it has printed what it has to. */
  exit?: number;
  /** Why it is not run here, when it is not. */
  because?: string;
}

const suite = { because: 'it is what runs this test' };
const whole = {
  because: 'it runs for many minutes; its help is run instead',
  typed: 'npm run bench -- --help',
  prints: /Names: /,
  exit: 0,
};

/** Every command of the guides, as it stands there. Commands that work on a database run in the started server's data folder, in this order. */
export const commandRuns: Record<string, CommandRun> = {
  'npm test': suite,
  'npm run check': suite,
  'npm start': { because: 'the server that the others work on is started by it' },
  'npm run new -- room bridges': {
    because: 'it writes into the tree',
    typed: 'npm run new -- --help',
    prints: /room <name>/,
    exit: 0,
  },
  'npm run new --': { prints: /migration <what-changes>/ },
  'npx vitest run --project unit platform/shared': {
    typed: 'npx vitest run --project unit platform/shared/wire',
    prints: /passed/,
    exit: 0,
  },
  'npx vitest run --project api features/regions/server/<tab>': {
    because: 'the API tests run these very files',
  },
  'npx vitest run --project api features/regions': { because: 'the API tests run these very files' },
  'npm run bench': whole,
  'npm run bench -- --help': { prints: /Names: .*dossiers/, exit: 0 },
  'npm run evaluate': { prints: /rolling-origin/ },
  'EMBEDDINGS_URL=… EMBEDDINGS_MODEL=… npm run evaluate -- news story-pairs <file> --embeddings': {
    because: 'it wants a service of embeddings',
    typed: 'npm run evaluate',
    prints: /--embeddings/,
  },
  'npm run company-check': { prints: /COMPANY_CHECK_API=/ },
  'npm run company-check -- --openapi': { prints: /"openapi": "3\.1\.0"/, exit: 0 },
  'npm run admin': { prints: /Usage: npm run admin/, exit: 0 },
  'npm run admin -- --help': { prints: /users add/, exit: 0 },
  'npm run feeds -- --help': { prints: /import <file\.opml>/, exit: 0 },
  'npm run entities -- --help': { prints: /gleif/, exit: 0 },
  'npm run import -- --help': { prints: /hub <file\.csv>/, exit: 0 },
  'npm run admin -- licences add <email> --product company_check': {
    typed: 'npm run admin -- licences add {email} --product company_check',
    prints: /company_check/,
    exit: 0,
  },
  'npm run import -- file.csv': { typed: 'npm run import -- {figures}', prints: /2 new facts/, exit: 0 },
  'npm run import -- <file.csv> [--dry-run]': {
    typed: 'npm run import -- {figures} --dry-run',
    prints: /0 new facts, 2 known already/,
    exit: 0,
  },
  'npm run import -- hub forecasts.csv --team university': {
    typed: 'npm run import -- hub {hub} --team university',
    prints: /quantile|level/,
    exit: 1,
  },
  'npm run import -- measures measures.xlsx --author editor@example.org [--dry-run]': {
    typed: 'npm run import -- measures {measures} --author {email} --dry-run',
    prints: /\w/,
  },
  'npm run entities -- import <form> <file> --source <code> [--day YYYY-MM-DD] [--title words --licence words] [--check yes]':
    {
      typed:
        'npm run entities -- import table {companies} --source test_list --day 2026-01-01 --title List --licence CC0',
      prints: /\w/,
      exit: 0,
    },
  'npm run entities -- export <ftm | companies | statements> <file> [--kind company] [--source code]': {
    typed: 'npm run entities -- export companies {folder}/companies-out.csv',
    prints: /\w/,
    exit: 0,
  },
  'npm run feeds -- test <site or feed>': {
    typed: 'npm run feeds -- test {feed}',
    prints: /Первая новость/,
    exit: 0,
  },
  'npm run feeds -- import list.opml [--paused]': {
    typed: 'npm run feeds -- import {opml} --paused',
    prints: /1/,
    exit: 0,
  },
  'npm run feeds -- list [--health failing]': {
    typed: 'npm run feeds -- list',
    prints: /127\.0\.0\.1/,
    exit: 0,
  },
  'npm run feeds -- pause': { typed: 'npm run feeds -- pause --all', prints: /\w/, exit: 0 },
  'npm run feeds -- export [file.opml]': { typed: 'npm run feeds -- export {folder}/out.opml', exit: 0 },
  'npm run feeds -- export-decisions [file.tsv]': {
    typed: 'npm run feeds -- export-decisions {folder}/out.tsv',
    exit: 0,
  },
  'npm run backup': {
    because: 'the next one, with a name',
    typed: 'npm run backup -- --help',
    prints: /data folder/,
    exit: 0,
  },
  'npm run backup [-- file]': {
    typed: 'npm run backup -- {folder}/kept.tar.gz',
    prints: /Backup: /,
    exit: 0,
  },
  'npm run restore': { prints: /Usage: npm run restore/, exit: 2 },
  'npm run restore -- file': {
    typed: 'DATA_DIR={folder}/restored npm run restore -- {folder}/kept.tar.gz',
    prints: /Restored/,
    exit: 0,
  },
  'npm run move-to-postgres': { prints: /Usage: DATA_DIR/ },
  'DATA_DIR=.data DATABASE_URL=postgres://… npm run move-to-postgres': {
    because: 'it wants a database of its own; cli/backup moves one on PostgreSQL',
    typed: 'npm run move-to-postgres -- --help',
    prints: /DATABASE_URL=postgres/,
    exit: 0,
  },
};
