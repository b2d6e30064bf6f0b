-- Figures are kept in whole units (roubles, people, m²), never in thousands or millions: one formatter shortens them.
-- What was imported from the bundled files in multiples is removed and read again at the next start;
-- operators' figures and indicators are converted.
insert into unit (code, name_ru, name_en, name_ja, name_pt, name_es)
select code, name, name, name, name, name
  from (values ('rub', '₽'), ('person', 'чел.'), ('bed', 'койка'), ('visit_per_shift', 'посещение в смену'),
               ('vacancy', 'вакансия'), ('usd', '$'), ('m2', 'м²'), ('kwh', 'кВт·ч'), ('tkm', 'т·км'), ('tonne_co2', 'т CO₂')) as whole(code, name)
 where exists (select from unit)
    on conflict do nothing;

create temporary table multiple as
select * from (values
  ('thousand_people', 'person', 1e3), ('million_people', 'person', 1e6), ('thousand_beds', 'bed', 1e3),
  ('thousand_visits', 'visit_per_shift', 1e3), ('thousand_vacancies', 'vacancy', 1e3), ('thousand_rub', 'rub', 1e3),
  ('million_rub', 'rub', 1e6), ('billion_rub', 'rub', 1e9), ('billion_usd', 'usd', 1e9), ('thousand_m2', 'm2', 1e3),
  ('million_m2', 'm2', 1e6), ('million_kwh', 'kwh', 1e6), ('billion_tkm', 'tkm', 1e9), ('million_tonnes_co2', 'tonne_co2', 1e6)
) as m(unit, whole, factor);

delete from fact f using data_load l where l.load_id = f.load_id and l.origin = 'bundled';
update data_load set version = version || ' in multiples' where origin = 'bundled';
update fact f set value = f.value * m.factor
  from series s join indicator i on i.code = s.indicator join multiple m on m.unit = i.unit
 where s.series_id = f.series_id;
update indicator i set unit = m.whole from multiple m where m.unit = i.unit;
delete from unit u using multiple m where m.unit = u.code;
drop table multiple;

comment on column fact.value is 'In the unit of the indicator, which is never a multiple such as thousands or millions.';
comment on table unit is 'Units of measurement as they stand after a number, in five languages; plural forms (1, 2, 5) are separated by |. Never multiples.';
