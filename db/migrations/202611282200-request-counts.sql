-- Requests of each client in the running window, of all processes together. Not kept through a crash, nor on replicas:
-- losing it costs nothing.
create unlogged table request_count (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
comment on table request_count is 'How much each client has asked for in the running window, at all processes together';
comment on column request_count.key is 'Kind of request and group of addresses, or the number of a program''s key';
comment on column request_count.count is 'Requests in the window';
comment on column request_count.ends_at is 'When the window ends';
