export { chartDays, highestOf } from './domain/overview/chart-days.ts';
export { weekFigure, type WeekFigure } from './domain/overview/week-figure.ts';
export { growthOf, middleGrowth, type Account } from './domain/companies/company-growth.ts';
export { smallShare } from './domain/smb/small-share.ts';
export { nameBand, type BandRecord } from './domain/forecast/band-record.ts';
export { familyIndicators } from './domain/depth/families.ts';
export { tileIndicators } from './domain/overview/tile-indicators.ts';
export { per100k, weekSum } from './domain/region/incidence.ts';
export { barestName } from './domain/list/brief-name.ts';
