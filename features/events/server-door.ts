export { tellBrief, type ToldBrief } from './server/brief/tell-brief.ts';
