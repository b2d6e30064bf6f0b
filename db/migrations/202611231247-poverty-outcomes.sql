-- A promise of the economy has an outcome too: poverty of its first whole year, once that is published.
comment on column measure_receipt.last_day is 'Last day of the promise: of its last whole week; of the economy, of the first calendar year wholly in force.';
comment on column measure_outcome.known_day is 'Day from which the outcome is seen: the last of the promise; of the economy, the day the year''s poverty was published.';
comment on column measure_outcome.gap is 'Growth of cases in the place against the median growth of its twins over all weeks, per cent; of the economy, change of the share under the minimum against their median change, percentage points.';
comment on column measure_outcome.scatter is 'Lowest and highest gap of a twin against the other twins, in the unit of gap.';
comment on column measure_outcome.place_before is 'Cases in the 28 days before starts, place_after in the weeks of the promise, people; of the economy, the share under the minimum in the year before it begins and in its first whole year, per cent.';
