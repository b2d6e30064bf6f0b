-- One file may hold several series; what was put right before it was loaded stays with each.
alter table own_series add column first_id bigint references own_series on delete set null;
alter table own_series add column corrections jsonb not null default '{"cells": [], "excluded": []}';
comment on table own_series is 'Series of an account’s own: one or several for each file that was loaded.';
comment on column own_series.first_id is 'The first series of the same load; null = it is the first itself, or that one is gone for good.';
comment on column own_series.corrections is 'What its owner put right before loading: cells with row, column, before and after; rows passed over with their text.';
