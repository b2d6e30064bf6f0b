-- One thing, one dossier: forms of names by which registers and news meet, mentions that follow a join -------------------

create table entity_form (
  entity_id int not null references entity on delete cascade,
  form text not null,
  is_usual boolean not null,
  primary key (entity_id, form)
);
create index entity_form_form on entity_form (form);
comment on table entity_form is 'Names without legal form and country, as stems: what registers and news call one thing meets here.';
comment on column entity_form.is_usual is 'True where its usual name or its key has this form, false where another name alone has it.';

alter table news_item_entity add column told_id int;
create index news_item_entity_told on news_item_entity (told_id) where told_id is not null;
comment on column news_item_entity.told_id is 'Whom the words mean by themselves, where that one counts for entity_id; null = entity_id itself. The undo of a join gives the mention back by it.';

-- What editors joined so far left its mentions behind: feeds and searches of the one did not find those of the other.
update news_item_entity m set told_id = m.entity_id, entity_id = e.merged_into
  from entity e
 where e.id = m.entity_id and e.merged_into is not null
   and not exists (select from news_item_entity o where o.news_id = m.news_id and o.entity_id = e.merged_into and o.starts = m.starts);

-- Pairs that an editor looked at and found to be two --------------------------------------------------------------------

create table entity_apart (
  apart_id bigint generated always as identity primary key,
  one_id int not null references entity on delete cascade,
  other_id int not null references entity on delete cascade,
  account_id bigint references account on delete set null,
  made_at timestamptz not null default now(),
  undone_at timestamptz,
  check (one_id < other_id)
);
create index entity_apart_pair on entity_apart (one_id, other_id);
comment on table entity_apart is 'Two that an editor found to be two: they are proposed and joined no more.';
comment on column entity_apart.undone_at is 'When the editor took it back; null = it stands.';
