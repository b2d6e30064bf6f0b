export {
  isNamedKind,
  maxSubscriptions,
  namedKinds,
  subjectKinds,
  type SubjectKind,
} from './domain/subject-kinds.ts';
