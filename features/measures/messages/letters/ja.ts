import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureLetter_accepted: '支援策が公開されました：{title}',
  MeasureLetter_declined: '支援策が差し戻されました：{title}',
  MeasureLetter_withdrawn: '支援策が撤回されました：{title}',
  MeasureLetter_appointed: '支援策の審査を担当してください：{title}',
};
