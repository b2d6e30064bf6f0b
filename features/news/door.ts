export { canEditNews, canManageFeeds } from './domain/editing/abilities.ts';
export { listRubrics } from './feed/rubrics.ts';
