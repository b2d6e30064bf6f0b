-- What editors decide of stories, and what readers say is wrong with them ------------------------------------------

create table news_decision (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('merge', 'part', 'pin', 'region')),
  story_id bigint not null references news_story on delete cascade,
  other_story_id bigint references news_story on delete cascade,
  has_opened boolean not null default false,
  news_ids bigint[] not null,
  story_ids bigint[] not null default '{}',
  before_id bigint,
  yugo_id int,
  account_id bigint references account on delete set null,
  decided_at timestamptz not null,
  undone_at timestamptz,
  undone_by bigint references account on delete set null
);
create index news_decision_story on news_decision (story_id, id desc);
create index news_decision_other on news_decision (other_story_id, id desc) where other_story_id is not null;
create index news_decision_parted on news_decision (id) where kind = 'part' and undone_at is null;
create index news_decision_account on news_decision (account_id);
create index news_decision_undone_by on news_decision (undone_by) where undone_by is not null;
comment on table news_decision is 'What an editor decided of a story: the engine keeps to it, and it can be taken back.';
comment on column news_decision.kind is 'merge: story_id was fused into other_story_id. part: headlines went from story_id to other_story_id, and the two stay apart. pin: a headline leads. region: headlines do not concern yugo_id.';
comment on column news_decision.has_opened is 'The other story was opened by this decision.';
comment on column news_decision.news_ids is 'The headlines that changed their place, or the one that leads; empty where the lead is the engine''s again.';
comment on column news_decision.story_ids is 'Stories merged into story_id before, whose addresses were led on to other_story_id.';
comment on column news_decision.before_id is 'The headline that led by an editor''s choice before.';
comment on column news_decision.decided_at is 'The system''s time, not the clock''s of the data.';

alter table news_item add column is_pinned_lead boolean not null default false;
comment on column news_item.is_pinned_lead is 'An editor chose this headline to stand for its story.';

create table news_region_refused (
  news_id bigint not null references news_item on delete cascade,
  yugo_id int not null,
  primary key (news_id, yugo_id)
);
comment on table news_region_refused is 'Regions an editor took from a headline; the engine does not give them again.';

create table news_correction (
  id bigint generated always as identity primary key,
  news_id bigint not null references news_item on delete cascade,
  kind text not null check (kind in ('story', 'region')),
  story_id bigint references news_story on delete cascade,
  yugo_id int,
  account_id bigint not null references account on delete cascade,
  sent_at timestamptz not null,
  settled_at timestamptz,
  is_accepted boolean,
  settled_by bigint references account on delete set null,
  check ((kind = 'region') = (yugo_id is not null) and (kind = 'story') = (story_id is not null))
);
create unique index news_correction_once on news_correction (account_id, news_id, kind, coalesce(yugo_id, 0));
create index news_correction_open on news_correction (news_id) where settled_at is null;
create index news_correction_news on news_correction (news_id);
create index news_correction_story on news_correction (story_id) where story_id is not null;
create index news_correction_settled_by on news_correction (settled_by) where settled_by is not null;
comment on table news_correction is 'A reader says that a headline is not about its story, or does not concern a region.';
comment on column news_correction.is_accepted is 'What an editor made of it; null while it waits.';
