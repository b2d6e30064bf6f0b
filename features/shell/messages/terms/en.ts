import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Terms_Lead: 'In short and in plain words: what you get, what we keep, and what we ask you not to do.',
  Terms_Service: 'What it is',
  Terms_ServiceText:
    'Svodka gathers headlines of public feeds into stories and shows regions by published data. News is read without an account; dossiers and maps are open with a licence.',
  Terms_Account: 'Your account',
  Terms_AccountText:
    'A link that sets your password comes by mail. An account is personal: do not pass the password on. An account used to disturb the service may be closed.',
  Terms_Trial: 'The trial',
  Terms_TrialText:
    'It is given once, starts with the first sign-in and lasts {days, plural, one {# day} other {# days}}. No card, nothing is charged: when it ends the dossiers close, and what you saved, liked and searched for stays.',
  Terms_News: 'News',
  Terms_NewsText:
    'Headlines and summaries belong to their outlets; the full text is read at the source. Stories, rubrics and tone are decided by a program, which can be wrong.',
  Terms_Data: 'Numbers',
  Terms_DataText:
    'Every number names its source and day. Sources correct their data, so a number of yesterday may change. Sample data is marked as such. Check with the source before you decide.',
  Terms_Use: 'What you may do',
  Terms_UseText:
    'Quote, download tables and charts, put them into reports with the name of the source and a link. You may not get around the limits of access or load the service so that it stops answering others.',
  Terms_Privacy: 'What we keep',
  Terms_PrivacyText:
    'Your name, mail address, a fingerprint of the password, your marks, searches and settings. Cookies serve sign-in, language and theme. We pass none of it to others. The digest comes only if you asked for it, and every e-mail has a link to end it. Your account is deleted when you ask.',
  Terms_Changes: 'Changes',
  Terms_ChangesText: 'New terms are announced in the service news before they apply.',
};
