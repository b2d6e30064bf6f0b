-- Every two minutes the links of what waits or is published are looked through: those rows alone, by their address.
create index measure_version_link on measure_version ((content->>'legalLink')) where status in (2, 3) and content->>'legalLink' <> '';
