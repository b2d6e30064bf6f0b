-- How fast an epidemic grows, by place and day: computed beside requests, read by the list and the stages.

create table place_rt (
  place_id int not null references place,
  day date not null,
  mean real,
  low real,
  high real,
  official real,
  primary key (day, place_id)
);
comment on table place_rt is 'The reproduction number of each day from reports up to that day alone, by the same job as the forecasts.';
comment on column place_rt.mean is 'Estimated Rt of the seven days up to the day (Cori); null where fewer than 11 cases were registered in them.';
comment on column place_rt.low is '2.5 % quantile of the estimate; high: 97.5 %.';
comment on column place_rt.official is 'Cases of the last four days over those of the four days before, the number of MR 3.1.0178-20; null after four days without a case.';
