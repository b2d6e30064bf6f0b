export { chartDays, highestOf } from './domain/overview/chart-days.ts';
export { weekFigure, type WeekFigure } from './domain/overview/week-figure.ts';
