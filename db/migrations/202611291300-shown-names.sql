-- A name that headlines alone know becomes an entry only where they say well enough what it is.
alter table entity add column is_shown boolean not null default true;
comment on column entity.is_shown is 'False where headlines alone name it and say too little of what it is: its mentions stay, and it has no page, no place in lists, ratings and searches.';

create index entity_surname on entity ((regexp_replace(key, '^.* ', ''))) where kind = 2 and key like '% %';

create view shown_mention as
  select m.* from news_item_entity m join entity e on e.id = m.entity_id where e.is_shown;
comment on view shown_mention is 'Mentions of what has a page.';
