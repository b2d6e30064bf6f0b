export { canEditNews } from './domain/editing/abilities.ts';
export { allRubrics, childRubrics, findRubric } from './domain/feed/rubrics.ts';
export {
  canBeRemoved,
  documentKinds,
  emptyContent,
  isNarrowRule,
  inEveryLanguage,
  languagesOf,
  missingParts,
  type ArticleContent,
  type CompilationContent,
  type CompilationRule,
  type Contents,
  type DocumentKind,
  type EventContent,
  type ServiceContent,
} from './domain/editing/documents.ts';
export { engineItemOf, type ArrivedItem } from './domain/arriving/engine-item-of.ts';
export { addressKey, isDateMoved } from './domain/arriving/item-address.ts';
export { typesetHeadline } from './domain/feed/wording/typeset-headline.ts';
