export { isNamedKind, maxSubscriptions, subjectKinds, type SubjectKind } from './domain/subject-kinds.ts';
