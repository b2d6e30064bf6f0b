import type { Endpoint } from '#platform/contract/endpoint.ts';
import { likelyInput } from '#app/testing/hostile-inputs.ts';
import { contract } from '#app/contract.ts';

/** A reading call with an input that has an answer. */
interface ReadingCall {
  name: keyof typeof contract & string;
  input: Record<string, unknown>;
}

/** Rooms and calls whose answers are of the account, the desk or the installation, not of a day. */
const ofNoDay =
  /^(?:account|feeds|newsdesk|notices|own|sources|status|catalogue|guide|people|messages|printing|boards|handbooks|articles)\/|Desk|getMerges|getSplits|getImports|getProposals|getOfficeTurns|getUnanswered|listReports|getQueue|getReports|FamilyModel$|getHistory|^tts$|^oembed$|getLetter|getAlerts|getSavedSearches|getSearches|subscriptions\/|categories\/(?:getCat|findParts)|getMarks|getMarkedNews|countKept|getMuted/;

/** Values that fields take so that there is something to answer; the first that stands in a call's schema. */
const known: Readonly<Record<string, unknown>> = {
  yugoId: 1_124_665,
  yugoIds: [1_124_665],
  indicator: 'unemployment_rate',
  indicators: ['unemployment_rate', 'covid_cases_new'],
  q: 'население Москвы',
  code: '85',
  family: 'population',
  text: 'Москва',
  type: 'person',
  day: '2012-12-31',
};

/** Calls that answer nothing without a field they may do without. */
const besides: Readonly<Record<string, object>> = Object.fromEntries(
  ['getNewsStat', 'getNewsByYugoId', 'getCompaniesStatsByOkved', 'getCompaniesStats', 'getCompaniesMainStats']
    .map((call) => `regiondossier/${call}`)
    .concat('news/GetNewsByYugoId')
    .map((name) => [name, { yugoId: 1_124_665 }]),
);

/** Every reading call of the contract but those of no day. `ids` name things of the day by call or by field: a story, a measure, a person. */
export function listReadingCalls(ids: Readonly<Record<string, unknown>> = {}): ReadingCall[] {
  return (Object.entries(contract) as [ReadingCall['name'], Endpoint][]).flatMap(
    ([name, { verb, changes, roles, input }]) => {
      if (verb !== 'GET' || changes === true || roles !== undefined || ofNoDay.test(name)) return [];
      const likely = likelyInput(input);
      const given = Object.entries(likely).map(([field, value]) => [
        field,
        ids[`${name}.${field}`] ?? ids[field] ?? known[field] ?? value,
      ]);
      return [{ name, input: { ...Object.fromEntries(given), ...besides[name] } as Record<string, unknown> }];
    },
  );
}
