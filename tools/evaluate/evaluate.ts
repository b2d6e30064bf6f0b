/** Runs one of the evaluations by its first word; exits 1 when a bar is missed and 2 when the words can't be understood. */

type Command = (args: readonly string[]) => Promise<boolean> | boolean;

const commands: Record<string, { usage: string; load: () => Promise<Command> }> = {
  fixtures: {
    usage: 'fixtures [folder]                       known answers in the format {kind, tolerance, cases}',
    load: async () => (await import('#tools/evaluate/fixtures/run-fixtures.ts')).runFixtures,
  },
  ask: {
    usage:
      'ask <file> [--from=n] [--to=n] [--data=folder] [--wrong] [--json]   questions in words against their known answers',
    load: async () => (await import('#tools/evaluate/ask/evaluate-ask.ts')).evaluateAsk,
  },
  news: {
    usage:
      'news <task> <file> [--mistakes=n] [--json]      the news engine on labelled files; story-pairs … --embeddings: with a service of embeddings too',
    load: async () => {
      const { run } = await import('#tools/evaluate/news/evaluate-news.ts');
      return async (args) => (await run([...args])) === 0;
    },
  },
  forecast: {
    usage: 'forecast [--data file.csv] [--from date] [--until date] [--json]   rolling-origin backtest',
    load: async () => (await import('#tools/evaluate/forecast/run-forecast.ts')).runForecast,
  },
  issued: {
    usage:
      'issued [--data file.csv] [--country id] [--residents file.csv] [--from date] [--until date] [--json]   what the product issues, by the path of its job',
    load: async () => (await import('#tools/evaluate/forecast/run-issued.ts')).runIssued,
  },
  leading: {
    usage:
      'leading [--only lead-measure] [--json]  forecasts with and without each leading series, on the same origins and places',
    load: async () => (await import('#tools/evaluate/forecast/leading/run-leading.ts')).runLeading,
  },
  scenario: {
    usage:
      'scenario [--origins 20] [--members 100] [--seed 1] [--write]   "nothing changes" for 28 days from past origins; --write puts the record the screens show in its place',
    load: async () => (await import('#tools/evaluate/scenario/run-scenario-check.ts')).runScenarioCheck,
  },
  'past-days': {
    usage:
      'past-days [address] [day …] [--calls]     pages and reading calls of a running server under past days: what was not known then',
    load: async () => (await import('#tools/evaluate/past-days/scan-past-days.ts')).scanPastDays,
  },
  entities: {
    usage:
      'entities <folder> forms|hidden|joins|met|callings [--seed=1] [--most=200] [--without=file of hashed ids]   what a person then reads, drawn by seed',
    load: async () => (await import('#tools/evaluate/entities/draw-entities.ts')).drawEntities,
  },
  'entity-lists': {
    usage:
      'entity-lists <folder>                  ministries, codes, heads of regions, firms, universities: each once, of the right kind; the most written-of',
    load: async () => (await import('#tools/evaluate/entities/check-lists.ts')).checkLists,
  },
  explore: {
    usage:
      'explore <address> <file>                questions answered by the choices of the explorer, on a running server',
    load: async () => (await import('./answer-by-clicks.ts')).answerByClicks,
  },
  population: {
    usage: 'population [--regions]                  projections from past years against what came',
    load: async () => (await import('#tools/evaluate/population/run-population-check.ts')).runPopulationCheck,
  },
};

const [word = '', ...args] = process.argv.slice(2);
const command = commands[word];
if (command) {
  try {
    const run = await command.load();
    process.exitCode = (await run(args)) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
} else {
  console.error(
    `npm run evaluate -- <what>\n${Object.values(commands)
      .map(({ usage }) => `  ${usage}`)
      .join('\n')}`,
  );
  process.exitCode = 2;
}
