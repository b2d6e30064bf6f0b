-- A figure of another source that replaces an older one counts as changed, as on the page of the indicator: all days of release are counted anew.
delete from release_counted;
