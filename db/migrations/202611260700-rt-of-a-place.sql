-- The stage of a place reads its whole course: by the key, which begins with the day, every place's days were walked.
create index place_rt_place_id_day_idx on place_rt (place_id, day);
