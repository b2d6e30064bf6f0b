-- The region a reader calls their own; unlike linked_object_yugo_id it gives no rights.
alter table account add column own_region_yugo_id int;
comment on column account.own_region_yugo_id is 'Region the person chose as their own, marked on lists and maps; null = never chosen. Gives no rights.';
