import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Coming_Dashboard:
    'Here will stand the region’s two balances, health and economy: indicators beside norm and plan.',
  Coming_Department: 'Here will stand an industry in the region: its size, growth and rank.',
  Coming_DepartmentCompanies: 'Here will stand the rating of the industry’s companies by revenue.',
  Coming_DepartmentNews: 'Here will stand the industry’s news, gathered into stories.',
  Coming_DepartmentGeo: 'Here will stand the industry’s geography: where it is strong and where it grows.',
  Coming_Digest: 'Here will stand the digest of 3 hours, 24 hours and 7 days by your sections.',
  Coming_Quotes: 'Here will stand quotes by section and theme: who said it, where and when.',
  Coming_Profile: 'Here will stand your profile: name, work, contacts and how much is filled in.',
  Coming_Settings: 'Here will stand your settings: password, language, privacy and deleting the account.',
  Coming_Subscriptions:
    'Here will stand your subscriptions to sections, objects and searches, together and in groups.',
  Coming_Notifications:
    'Here will stand notifications: what is new in subscriptions and decisions on your measures.',
  Coming_Friends: 'Here will stand friends and requests: incoming, yours and people recommended.',
  Coming_Messages: 'Here will stand your correspondence with friends and moderators.',
  Coming_Categories:
    'Here will stand the editor of your own categories: the words, objects and sources a feed is made of.',
  Coming_Dossier:
    'Here will stand the dossier of an object: what is known of it, its news and a timeline with sources.',
  Coming_Tree: 'Here will stand the graph of an object’s connections with a document behind every line.',
  Coming_Ratings:
    'Here will stand ratings of people and companies by mentions: their place and how it changed.',
};
