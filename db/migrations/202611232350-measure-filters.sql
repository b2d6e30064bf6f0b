-- Filters of the list of measures by words, kind of people, industry and issue find their rows by an index.
create function letter_triples(said text) returns text[] language sql immutable strict parallel safe
return (select coalesce(array_agg(distinct substr(said, at, 3)), '{}') from generate_series(1, length(said) - 2) at);
comment on function letter_triples is 'Every three letters that stand side by side: a text that has a word has all of its triples.';

create function okved_above(codes text[]) returns text[] language sql immutable strict parallel safe
return (
  select coalesce(array_agg(distinct array_to_string((string_to_array(code, '.'))[1:depth], '.')), '{}')
    from unnest(codes) code, generate_series(1, cardinality(string_to_array(code, '.'))) depth
);
comment on function okved_above is 'Codes of industries with the classes they lie in: 56.10 is 56 and 56.10.';

create index measure_version_words on measure_version using gin (letter_triples(search_key));
create index measure_version_okved on measure_version using gin (okved_above(okved));
create index measure_version_subjects on measure_version using gin (subjects);
create index measure_version_issues on measure_version using gin ((content -> 'issues') jsonb_path_ops);
create index measure_version_start on measure_version (starts desc nulls first, measure_id desc, version desc) where is_current;
