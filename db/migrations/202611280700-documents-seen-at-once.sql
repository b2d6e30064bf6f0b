alter table event_document add column published_day date;
comment on column event_document.published_day is 'Day of the installation''s clock when it was first published; readers see the document from this day or from the day it names, whichever comes first. Null = it was published before this was kept, or came with the sample.';

alter table event_document add column sample_key text unique;
comment on column event_document.sample_key is 'Name of a text that came with the sample data; such a text is marked as sample on every screen. Null = an editor wrote it.';

