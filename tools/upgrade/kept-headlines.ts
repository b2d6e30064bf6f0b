import type { DataSet } from '#features/news/server/corpus/import-headlines.ts';

/** The few headlines of the sample that a kept backup was made among. */
export const keptHeadlines: DataSet = {
  name: 'sample-days',
  files: ['1tv_ru'],
  holds: ({ day }) => day === '2020-06-08',
  throttle: 'alone',
};
