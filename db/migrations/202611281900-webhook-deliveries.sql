-- Attempts to post a notice to a webhook, as the account sees them.
create table webhook_delivery (
  id bigint generated always as identity primary key,
  notice_id bigint not null references notice on delete cascade,
  account_id bigint not null references account on delete cascade,
  attempt integer not null check (attempt > 0),
  started_at timestamptz not null,
  took_ms integer not null check (took_ms >= 0),
  outcome text not null,
  status integer
);
create index webhook_delivery_account on webhook_delivery (account_id, id desc);
create index webhook_delivery_notice on webhook_delivery (notice_id);
comment on table webhook_delivery is 'Attempts to post a notice to the webhook of its account. They go with the notice.';
comment on column webhook_delivery.outcome is 'taken, or why not, as RefusedFetch says.';
comment on column webhook_delivery.status is 'HTTP status of the answer; null where there was none.';
