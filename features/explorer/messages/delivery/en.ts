import type { messages as russian } from './ru.ts';

export const messages: Record<keyof typeof russian, string> = {
  BoardDelivery_Title: 'Letter and alerts',
  BoardDelivery_Letter: 'Letter with the board',
  BoardDelivery_Often: 'How often',
  BoardDelivery_Often_never: 'don’t send',
  BoardDelivery_Often_daily: 'every day',
  BoardDelivery_Often_weekly: 'once a week',
  BoardDelivery_Weekday: 'Day of the week',
  BoardDelivery_Hour: 'Hour',
  BoardDelivery_Zone: 'Time zone',
  BoardDelivery_Save: 'Save',
  BoardDelivery_Saved: 'Saved. The letter comes to {email}.',
  BoardDelivery_Ended: 'No more letters with this board.',
  BoardDelivery_LetterNote:
    'It comes to {email}: headings of views, figures of places, texts and links. Without a licence it has figures known thirty days ago.',
  BoardDelivery_LastSent: 'Last letter: {moment}.',
  BoardDelivery_Undelivered:
    'Three letters in a row did not reach {email}, so they were stopped. Save to start again.',
  BoardDelivery_Watch: 'Tell me of new figures',
  BoardDelivery_WatchNote: 'You are notified when a view gets a newer figure or its latest one is revised.',
  BoardDelivery_WatchNone: 'There are no explorer views on this board.',
  BoardDelivery_EndTitle: 'Board letters',
  BoardDelivery_EndLead: 'This link ends the letters with one board. The board itself stays.',
  BoardDelivery_End: 'Stop sending',
  BoardDelivery_EndDone: 'No more letters with this board',
  BoardDelivery_EndNoToken: 'Open this page by the link in a letter.',
  BoardDelivery_ToBoards: 'To boards',
};
