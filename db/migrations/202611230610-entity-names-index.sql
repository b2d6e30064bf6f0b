-- Names come in bulk and are looked for at once: without a list of what is still to be sorted in, a search need not read through it.
alter index entity_name_words set (fastupdate = off);
select gin_clean_pending_list('entity_name_words'::regclass);
