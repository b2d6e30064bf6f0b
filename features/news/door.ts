export { canEditNews, canManageFeeds } from './domain/editing/abilities.ts';
export { allRubrics, childRubrics } from './feed/rubrics.ts';
