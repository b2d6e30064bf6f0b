-- Words of names are looked up by their length --------------------------------------------------------------------------

-- Compared sign by sign, the key itself finds words by their beginning; with the length before it only words of about the
-- typed length are read, and the row is not fetched to see how long it is.
alter table entity_word alter column word type text collate "C", alter column reversed type text collate "C";
drop index entity_word_begins;
drop index entity_word_ends;
create index entity_word_begins on entity_word (length(word), word);
create index entity_word_ends on entity_word (length(word), reversed) include (word);
