import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Programs_NoData: 'No data: nothing is known for this day and within these bounds.',
  Programs_Cut:
    'The list “{list}” was cut: {shown, number} of {total, number}. Narrow the question or take the next page.',
  Programs_TooLong: 'The answer is too long: narrow the days or places, or take smaller pages.',
  Programs_UnknownName: 'The tool does not know: {names}.',
  Programs_Title: 'The figures of the screen, with the same receipt',
  Programs_Lead:
    'A program or an assistant asks; Svodka answers with the figure, its source and the day it became known. What is not known is said to be so, and nothing similar is put in its place.',
  Programs_Keys: 'Keys',
  Programs_KeysNote:
    'A key acts in your name and opens no more than your licence. It is shown in full only once.',
  Programs_ToKeys: 'My keys',
  Programs_Example: 'A question and its answer with the receipt',
  Programs_Question: 'What was unemployment in Tatarstan in 2018?',
  Programs_Dialect: 'Write it in',
  Programs_ExampleNote:
    'The key is taken from the variable SVODKA_KEY. A refusal has a status and a sentence in the field title; the limit of calls stands in the RateLimit headers.',
  Programs_Address: 'Address for assistants (MCP)',
  Programs_AddressNote: 'Reading only: an assistant cannot write, vote or publish.',
  Programs_Tools: 'What it can do: {count, number}',
  Programs_Notices: 'Messages about what is new',
  Programs_NoticesNote:
    'An address that Svodka posts to when something you follow changes. Each message is signed (HMAC); one that is not taken is sent five times more within fifteen hours; the log of deliveries and a replay are there too.',
  Programs_ToNotices: 'Set an address',
  Programs_Clients: 'Description and clients',
  Programs_ClientsNote:
    'Every call with the types of its input and answer is described in one document: a client in any language can be made from it.',
  Programs_Calls: 'All calls',
  Programs_Catalogue: 'Catalogue of data',
  Programs_Copy: 'Copy',
  Programs_Copied: 'Copied',
  Programs_Tool_ask: 'a question in words, an answer with its receipt',
  Programs_Tool_find_places: 'places by name',
  Programs_Tool_find_indicators: 'indicators by words',
  Programs_Tool_get_series: 'a series of a place on any day of knowledge',
  Programs_Tool_compare_places: 'places side by side, ranked',
  Programs_Tool_get_forecast: 'a forecast with its bands and past errors',
  Programs_Tool_get_dossier: 'the dossier of a region',
  Programs_Tool_find_news: 'headline, outlet, date, link',
  Programs_Tool_get_story: 'a story by its headlines',
  Programs_Tool_find_entities: 'people, companies and other entities',
  Programs_Tool_get_entity: 'the dossier of an entity',
  Programs_Tool_list_measures: 'a list of support measures',
  Programs_Tool_get_measure: 'a whole measure',
  Programs_Tool_get_receipt: 'where one figure is from',
};
