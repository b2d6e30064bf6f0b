-- Who follows a name is told when its place in the rating moves by more than chance.
create table rating_place_noted (
  account_id bigint not null references account on delete cascade,
  entity_id int not null references entity on delete cascade,
  low int not null check (low > 0),
  high int check (high >= low),
  noted_at timestamptz not null default now(),
  primary key (account_id, entity_id)
);
create index rating_place_noted_entity on rating_place_noted (entity_id);
comment on table rating_place_noted is 'Places of a followed name in the week''s rating of its kind, as its follower knows them: those told last, at first those of the first look.';
comment on column rating_place_noted.low is 'The best place of the band, from 1.';
comment on column rating_place_noted.high is 'The last place of the band; null = it goes on beyond those that are ranked.';
comment on column rating_place_noted.noted_at is 'When these places were told or first seen.';

alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check
  check (kind in ('threshold', 'measure', 'search', 'friend', 'message', 'comment', 'reminder', 'rating'));
