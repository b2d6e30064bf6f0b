export { canEditNews } from './domain/editing/abilities.ts';
export { allRubrics, childRubrics, findRubric } from './feed/rubrics.ts';
export {
  languagesOf,
  type ArticleContent,
  type CompilationContent,
  type CompilationRule,
  type Contents,
  type DocumentKind,
  type ServiceContent,
} from './domain/editing/documents.ts';
