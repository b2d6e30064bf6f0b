export { canEditNews, canManageFeeds } from './domain/editing/abilities.ts';
export { allRubrics, childRubrics, findRubric } from './feed/rubrics.ts';
export {
  emptyContent,
  languagesOf,
  missingParts,
  type ArticleContent,
  type CompilationContent,
  type CompilationRule,
  type Contents,
  type DocumentKind,
  type ServiceContent,
} from './domain/editing/documents.ts';
