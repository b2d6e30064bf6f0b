/** Hours after its last headline during which a hot story still counts as hot. */
const hotHours = 6;

/** Condition: the state `st` is what is known at `clock`. */
export function liveSql(clock: string): string {
  return `st.from_at <= ${clock} and (st.until_at is null or st.until_at > ${clock})`;
}

/** The one state of a story at `clock`, as a table. Both are SQL. */
export function liveStateOf(storyId: string, clock: string): string {
  return `(select st.* from seen_story_state st where st.story_id = ${storyId} and ${liveSql(clock)})`;
}

/** True while the story of the state `st` is hot: the mark of its last headline, not yet cooled. */
export function hotSql(clock: string): string {
  return `st.is_hot and st.from_at > ${clock} - interval '${hotHours} hours'`;
}
