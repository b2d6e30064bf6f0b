/** Parameters of the search; the defaults were set on shuffled series (docs/adr/0040-turns.md). */
export interface TurnSettings {
  /** Least change on both sides of a turning point, as a share of the lower level: 0.4 = two fifths. */
  minChange: number;
  /** The same in noises of this very series: what a shuffled week does by itself. */
  minNoises: number;
  /** Sum of a week, in the series' unit, that the higher side must reach: below, a change is chance. */
  minWeek: number;
  /** Least change from one week to the next that can be a jump, as a share of the lower week. */
  minJump: number;
  /** How many of its own usual weekly changes (robust deviations over eight weeks) a jump must exceed. */
  jumpDeviations: number;
}

/** What holds where nothing else is said. */
export const defaultTurnSettings: TurnSettings = {
  minChange: 0.4,
  minNoises: 6,
  minWeek: 200,
  minJump: 0.75,
  jumpDeviations: 8,
};

/** A place where a series changed its course. */
export interface Turn {
  /** peak = growth stopped, trough = a fall stopped, up and down = the level changed from one week to the next. */
  kind: 'peak' | 'trough' | 'up' | 'down';
  /**
   * Of the days given: the last day of the week of a turning point, as means of seven days are dated everywhere. Of a
   * jump it is the first day of the new level.
   */
  index: number;
  /** Mean of the seven days that end at a turning point, of the seven after a jump. Unit: that of the series, a day. */
  level: number;
  /** The smaller of the two changes beside a turning point, or the jump, as a share of the lower level. */
  change: number;
}

/** What was found, with what it depended on. */
export interface FoundTurns {
  /** In the order of their days. */
  turns: Turn[];
  /** Share that was asked on both sides of a turning point: the greater of `minChange` and the noises. */
  threshold: number;
}
