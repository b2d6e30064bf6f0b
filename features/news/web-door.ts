export { ArticleBody } from './web/service/ArticleBody.tsx';
export { KeepLater } from './web/marks/KeepLater.tsx';
export { openVoice } from './web/speech/open-voice.ts';
export { leaveTurn, takeTurn, type Voice } from './web/speech/voice.ts';
