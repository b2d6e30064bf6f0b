/** Written by hand, with the reason: what a table or a column that could tell of a person is, where the archive or the deletion does not take it. */

/** Tables that hold nothing of a person; a new table belongs here, names an account, or is a part of what somebody wrote. */
export const ofNobody: Readonly<Record<string, readonly string[]>> = {
  'facts and their sources': [
    'alert_check',
    'catalogue_entry',
    'catalogue_state',
    'caveat',
    'city',
    'company_account',
    'data_load',
    'data_version',
    'dimension_value',
    'fact',
    'indicator',
    'limitation',
    'limitation_level',
    'place',
    'place_rt',
    'provider',
    'series',
    'source',
    'unit',
  ],
  'holders of public offices and persons in the news, not users': [
    'entity',
    'entity_alias',
    'entity_counted_day',
    'entity_day',
    'entity_identifier',
    'entity_import_part',
    'entity_list',
    'entity_name',
    'entity_pair_day',
    'entity_split_statement',
    'entity_statement',
    'entity_word',
    'office_holder',
    'person_type',
  ],
  'forecasts, and what came of measures': [
    'forecast_issue',
    'forecast_place',
    'forecast_score',
    'measure_link',
    'measure_outcome',
    'measure_receipt',
  ],
  'what outlets published, and the work of the engine': [
    'news_arrival',
    'news_data_set',
    'news_embedding',
    'news_engine',
    'news_feed',
    'news_feed_reading',
    'news_image',
    'news_item',
    'news_item_entity',
    'news_item_region',
    'news_ranking',
    'news_region_refused',
    'news_revision',
    'news_search_text',
    'news_search_unread',
    'news_section_rubric',
    'news_source',
    'news_source_reading',
    'news_story',
    'news_story_state',
    'news_text',
    'search_watch_cursor',
  ],
  'what the product sells, and lists of the product’s own': [
    'custom_branch',
    'product',
    'quote_place',
    'quote_theme',
    'schema_migration',
  ],
  'counts tries for a day, then is gone': ['attempt'],
};

/** Parts of what a person wrote or chose, found by what they belong to. */
export const partsOfOwn: readonly string[] = [
  'digest_choice',
  'digest_letter',
  'event_document_text',
  'mailing_subscription',
  'news_compilation_item',
  'news_compilation_text',
  'poll_option',
  'service_news_text',
];

/** References whose rows are another's own: the archive leaves them out. */
export const ofOthers: Readonly<Record<string, string>> = {
  'person_block.blocked_id': 'whom others blocked is theirs to know',
  'notice.about_id': 'what others were told',
  'comment.settled_by': 'the words are of whoever wrote them',
  'message_report.settled_by': 'who complained told the moderators alone',
  'news_correction.settled_by': 'the remark is of the reader who made it',
};

/** Files and keys that the archive has in another form, or not. */
export const notAsRows: Readonly<Record<string, string>> = {
  'account_archive.archive': 'the archive itself',
  'passkey.public_key': 'a key, readable by no person',
  'person_picture.picture': 'lies in the folder of pictures',
  'print_order.pdf': 'is printed anew from its address, and gone in a day',
};

const work = 'others work on with it: it stays and no longer says whose it was';
const judged = 'the decision stays with what it was about';

/** References whose rows stay after the account is deleted, without it. */
export const staysUnnamed: Readonly<Record<string, string>> = {
  'comment.account_id': 'others answered it',
  'comment.settled_by': judged,
  'custom_branch_version.changed_by': work,
  'entity_import.account_id': work,
  'entity_import.undone_by': work,
  'entity_merge.account_id': work,
  'entity_merge.undone_by': work,
  'entity_split.account_id': work,
  'entity_split.undone_by': work,
  'event_document.created_by': work,
  'handbook_entry.updated_by': work,
  'handbook_log.account_id': work,
  'measure.created_by': work,
  'measure_comment.account_id': 'others answered it',
  'measure_document.uploaded_by': work,
  'measure_history.account_id': work,
  'measure_version.author_id': work,
  'measure_version.edited_by': work,
  'measure_version.moderator_id': work,
  'measure_version.scheduled_by': work,
  'message_report.settled_by': judged,
  'news_article.created_by': work,
  'news_compilation.created_by': work,
  'news_correction.settled_by': judged,
  'news_decision.account_id': work,
  'news_decision.undone_by': work,
  'news_draft.updated_by': work,
  'poll.account_id': 'others voted in it',
  'quote_decision.account_id': work,
  'quote_decision.undone_by': work,
  'service_news.created_by': work,
};
