-- Words of watched searches are held against headlines in their forms alone where they stand in quotes or must not be
-- there: what was compiled by the rule before is compiled anew by the job that tells new headlines.
update search_watch set version = 0;
