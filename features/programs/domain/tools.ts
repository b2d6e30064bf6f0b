/** Parts of an indicator named where the whole has no values. */
export const maxParts = 50;
/** Longest answer of a tool, in characters of its JSON: what an assistant can read. */
export const longestAnswer = 200_000;
/** Longest list a tool hands out in one answer. */
export const longestList = 50;

/** Every tool of `/mcp`, in the order in which assistants are told of them. */
export const toolNames = [
  'ask',
  'find_places',
  'find_indicators',
  'get_series',
  'compare_places',
  'get_forecast',
  'get_dossier',
  'find_news',
  'get_story',
  'find_entities',
  'get_entity',
  'list_measures',
  'get_measure',
  'get_receipt',
] as const;

/** Name of a tool. */
export type ToolName = (typeof toolNames)[number];
