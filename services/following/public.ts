export {
  isNamedKind,
  mostSubscriptions,
  subjectKinds,
  type SubjectKind,
} from './domain/subscriptions/subject-kinds.ts';
