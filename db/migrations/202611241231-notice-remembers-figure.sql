-- A threshold may be set on another figure later: what was told before stays what it was.
alter table notice add column place_id int references place, add column indicator text references indicator;
update notice n set place_id = a.place_id, indicator = a.indicator from alert a where a.id = n.alert_id;
alter table notice add check ((alert_id is null) = (place_id is null) and (place_id is null) = (indicator is null));
alter table notice drop constraint notice_alert_id_day_key;
create unique index notice_once on notice (alert_id, place_id, indicator, day) where alert_id is not null;
comment on column notice.place_id is 'Place and indicator of the figure that was told, as the threshold was set then; null where words of another room were told.';
comment on column notice.indicator is 'See place_id.';
