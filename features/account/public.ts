export { emailKey, emailProblem, firstNameProblem, lastNameProblem } from './domain/account-fields.ts';
