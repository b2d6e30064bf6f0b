/** What was wrong with a feed that could be read all the same; shown to the operator as the feed's health. */
export type FeedFault =
  | 'encoding_conflict'
  | 'encoding_guessed'
  | 'unknown_encoding'
  | 'invalid_bytes'
  | 'not_xml_type'
  | 'unclosed_element'
  | 'bare_ampersand'
  | 'undeclared_entity'
  | 'undeclared_prefix'
  | 'text_outside'
  | 'no_root'
  | 'items_cut'
  | 'items_without_content'
  | 'repeated_items'
  | 'date_refused'
  | 'date_unreadable';
