create table news_image (
  id bigint generated always as identity primary key,
  news_id bigint not null unique references news_item on delete cascade,
  address text not null,
  outcome text not null default 'waiting',
  failures smallint not null default 0,
  next_try_at timestamptz,
  hash bit(64),
  width int,
  height int,
  thumbnail bytea check (octet_length(thumbnail) <= 20480),
  read_at timestamptz
);
create index news_image_due on news_image (next_try_at) where next_try_at is not null;
create index news_image_address on news_image (address) where hash is not null;
comment on table news_image is 'Pictures the feeds name for their news, looked at once by the server: a reader''s browser loads nothing from outlets.';
comment on column news_image.outcome is 'waiting, kept, or the code of the last refusal.';
comment on column news_image.next_try_at is 'When it is (or may again be) fetched, by the system''s time; null = never again. A worker that takes it moves it ahead.';
comment on column news_image.hash is 'Signs of the 64 brightness steps of the picture at 9 by 8 points, row by row: pictures that look alike differ in few bits. Null where the picture is too even to tell.';
comment on column news_image.width is 'Of the outlet''s picture, in pixels; so is height.';
comment on column news_image.thumbnail is 'Small WebP that stands beside the headline, at most 20 kB.';
