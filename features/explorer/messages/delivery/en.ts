import type { messages as russian } from './ru.ts';

export const messages: Record<keyof typeof russian, string> = {
  BoardDelivery_Title: 'E-mail and alerts',
  BoardDelivery_Letter: 'E-mail with the board',
  BoardDelivery_Often: 'How often',
  BoardDelivery_Often_never: 'don’t send',
  BoardDelivery_Often_daily: 'every day',
  BoardDelivery_Often_weekly: 'once a week',
  BoardDelivery_Weekday: 'Day of the week',
  BoardDelivery_Hour: 'Hour',
  BoardDelivery_Zone: 'Time zone',
  BoardDelivery_Save: 'Save',
  BoardDelivery_Saved: 'Saved. The e-mail comes to {email}.',
  BoardDelivery_Ended: 'No more e-mails with this board.',
  BoardDelivery_LetterNote:
    'It comes to {email}: headings of views, figures of places, texts and links. Without a licence it has figures known thirty days ago.',
  BoardDelivery_LastSent: 'Last e-mail: {moment}.',
  BoardDelivery_Undelivered:
    'Three e-mails in a row did not reach {email}, so they were stopped. Save to start again.',
  BoardDelivery_Watch: 'Tell me of new figures',
  BoardDelivery_WatchNote: 'You are notified when a view gets a newer figure or its latest one is revised.',
  BoardDelivery_WatchNone: 'There are no explorer views on this board.',
  BoardDelivery_EndTitle: 'Board e-mails',
  BoardDelivery_EndLead: 'This link ends the e-mails with one board. The board itself stays.',
  BoardDelivery_End: 'Stop sending',
  BoardDelivery_EndDone: 'No more e-mails with this board',
  BoardDelivery_EndNoToken: 'Open this page by the link in an e-mail.',
  BoardDelivery_ToBoards: 'To boards',
};
