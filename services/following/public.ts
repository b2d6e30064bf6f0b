export {
  isNamedKind,
  maxSubscriptions,
  subjectKinds,
  type SubjectKind,
} from './domain/subscriptions/subject-kinds.ts';
