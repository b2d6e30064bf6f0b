export {
  conditions,
  eventConditions,
  isEvent,
  levelConditions,
  watchedMeasures,
  type WatchedMeasure,
} from './domain/notices/conditions.ts';
