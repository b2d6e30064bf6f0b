export { ArticleBody } from './web/item/ArticleBody.tsx';
export { openVoice } from './web/speech/open-voice.ts';
export { leaveTurn, takeTurn, type Voice } from './web/speech/voice.ts';
export { findNamed } from './web/search/find-named.ts';
