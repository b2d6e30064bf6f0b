export { BriefSentence as BriefSentenceShape } from './contract/brief-calls.ts';
export { tellBrief, type ToldBrief } from './server/brief/tell-brief.ts';
export {
  readCaseWeeks,
  readPlaceWeeks,
  silentNear,
  type PlaceWeeks,
} from './server/blind-spots/read-place-weeks.ts';
