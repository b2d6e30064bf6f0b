export { Forecast as ForecastShape } from './contract/forecast-calls.ts';
export { codes } from './domain/region/indicator-codes.ts';
export { readIncidenceList, type IncidenceList } from './server/list/incidence-list.ts';
export { readBandsHeld } from './server/forecast/bands-held.ts';
export { readBandTrust } from './server/forecast/band-trust.ts';
export {
  listCountedWeeks,
  listReleasesOf,
  readForecastMark,
  type ForecastEvent,
} from './server/forecast/event-queries.ts';
export { readQuality } from './server/forecast/read-quality.ts';
export { readForecast } from './server/forecast/read-forecast.ts';
export { findPlaceSpan, readPlaceColumns } from './server/overview/place-columns.ts';
export { readIncomes } from './server/finance/read-incomes.ts';
export { readPlaceResidents, readResidents } from './server/region/read-residents.ts';
export { getPlace } from './server/region/get-place.ts';
export { readAllTwins, readTwins } from './server/twins/read-twins.ts';
export { readClassNames, readPlaceAccounts, sourceOf, toCompany } from './server/companies/read-companies.ts';
export { listMembers } from './server/region/list-members.ts';
export { readShipments } from './server/products/read-shipments.ts';
