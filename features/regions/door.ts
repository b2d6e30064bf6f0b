export { weekFigure, type WeekFigure } from './domain/overview/week-figure.ts';
