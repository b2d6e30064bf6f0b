create table news_absence (
  news_id bigint primary key references news_item on delete cascade,
  checked_at timestamptz not null default now(),
  is_withdrawn boolean not null
);
comment on table news_absence is 'Items that left their feed before their time, with what their address answered: withdrawn where the page is gone.';
