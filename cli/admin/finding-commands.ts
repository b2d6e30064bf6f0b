import { decideFinding, listFindings } from '#statistics/findings/finding-queries.ts';
import { findingStates } from '#statistics/shapes/finding.ts';
import { AdminError, getAccount, readNumber, readWords, type AdminCommand } from './admin-command.ts';

const maxListed = 500;

/** Figures the import's checks doubt: list them, decide on one. */
export const findingCommands: Record<string, AdminCommand> = {
  'findings list': {
    usage: '[--indicator code] [--state flagged|held|accepted]',
    summary: `figures in doubt with the numbers they were judged on, at most ${maxListed}`,
    async run({ db }, args, out) {
      const { indicator = null, state = null } = readWords(args, [], ['indicator', 'state']);
      const found = await listFindings(db, indicator, state, maxListed);
      for (const { id, yugoId, day, value, rule, judgedOn, note, ...of } of found)
        out(
          [id, of.state, of.indicator, of.dims, yugoId, day, value, rule, JSON.stringify(judgedOn), note]
            .filter((part) => part !== null && part !== '')
            .join('  '),
        );
      if (found.length === 0) out('No figure is in doubt.');
    },
  },
  'findings decide': {
    usage: '<id> <flagged|held|accepted> --reason words --by email',
    summary: 'decides on a figure in doubt; the decision and who made it are kept',
    async run({ db }, args, out) {
      const { id, state, reason, by } = readWords(args, ['id', 'state'], ['reason', 'by']);
      const known = findingStates.find((each) => each === state);
      if (!known) throw new AdminError(`The state is one of ${findingStates.join(', ')}.`, true);
      if (!reason || !by) throw new AdminError('A decision needs --reason and --by.', true);
      const { email } = await getAccount(db, by);
      const number = readNumber(id, 'The id', 1, 2_147_483_647);
      if (!(await decideFinding(db, number, { state: known, note: reason, by: email })))
        throw new AdminError(`There is no finding ${id}.`);
      out(`Finding ${id} is ${known}: ${reason}`);
    },
  },
};
