-- What the engine claims its work by, and which lists of entities are in --------------------------------------------

create index news_arrival_open on news_arrival (failures, id) where failures < 3;

-- A state is changed once as a rule, when the next item ends it: room beside it spares its indexes.
alter table news_story_state set (fillfactor = 85);

create table entity_list (
  name text primary key,
  stamp text not null,
  loaded_at timestamptz not null default now()
);
comment on table entity_list is 'Bundled lists of entities that are in.';
comment on column entity_list.stamp is 'Hash of the files a list was made of: a changed one is loaded anew.';

-- Headlines bundled with an earlier version went past the engine: they come again, through it.
delete from news_item where data_set is not null and not is_analysed;
delete from news_data_set where not exists (select from news_item i where i.data_set = news_data_set.name);
