// The refusals of a tournament and a club in English.
import { ruleWords } from '@omerta/rules/texts/en/rule-words.ts';
import { everyone, type TournamentRefusalTexts } from '../../messages/refusal-texts.ts';

/** Where he stands, and what to do about it. */
const entered: Readonly<Record<string, (person: string) => string>> = {
  applied: (person) => `The application of “${person}” still waits: accept or decline it first.`,
  accepted: (person) => `“${person}” is in this tournament's list already: look there.`,
  reserve: (person) => `“${person}” is in this tournament's reserve already: this cannot be done now.`,
  declined: (person) => `“${person}” was declined: accept the application first.`,
  withdrawn: (person) => `“${person}” has withdrawn: accept him again first.`,
  expelled: (person) => `“${person}” is expelled from the tournament and cannot come back.`,
};

const played: Readonly<Record<string, string>> = {
  scheduled: 'is not called yet',
  called: 'is called and has not begun',
  running: 'is still being played',
  ended: 'is over, and its sheet is not in yet',
  sheet: 'is over, and its sheet is not signed yet',
  signed: 'is over, and its signed sheet waits for a second person',
  confirmed: 'is over, and its sheet is confirmed',
  final: 'is closed already',
  annulled: 'is annulled',
};

const ruled: Readonly<Record<string, string>> = {
  proposed: 'is still proposed',
  applied: 'is applied already',
  dropped: 'is dropped already',
};

const approvers: Readonly<Record<string, string>> = ruleWords.approvers;

export const refusals: TournamentRefusalTexts = {
  'command/already-done': () => 'This has been done already: nothing was changed a second time.',
  'command/form': (p) =>
    `The command “${p('id')}” is not formed as commands are: check its kind, id and person.`,
  'command/unreadable': (p) => `The command cannot be read at “${p('path')}”.`,
  'office/not-yours': () => 'This is not yours to do: ask whoever holds the office for it.',
  'judge/own-game': (p) => `You sit or sat in game “${p('game')}”: another official judges it.`,
  'judge/competes': () => 'You compete here yourself: this is for an official who does not.',
  'tournament/none': () => 'There is no tournament yet: create it first.',
  'tournament/exists': () => 'The tournament has been created already.',
  'tournament/finished': () => 'The tournament is finished: nothing of it can be changed.',
  'tournament/not-running': () => 'The tournament is not running: start it first.',
  'tournament/not-finished': () => 'The tournament is not finished: finish it first.',
  'tournament/handed-out': () => 'The archive has been handed out: the end stands.',
  'tournament/running': () => 'The tournament has started already.',
  'tournament/open-matters': (p) => `${p('count')} matters are still open: settle the list first.`,
  'tournament/evening-only': () =>
    'Single games are seated only at an evening: lay a seating and publish its round.',
  'text/missing': (p) => `“${p('field')}” is empty or far too long: write it down.`,
  'id/form': (p) =>
    `“${p('id')}” cannot be used here: take an id of letters, digits, dots and dashes, or a value of the list.`,
  'id/taken': (p) => `“${p('id')}” is taken: choose another.`,
  'zone/unknown': (p) => `There is no time zone “${p('zone')}”: take a name such as “Europe/Minsk”.`,
  'rules/unreadable': (p) => `The rules cannot be read at “${p('path')}”.`,
  'rules/fixed': () => 'The rules are fixed once the tournament has started: they cannot be changed.',
  'rules/not-published': () =>
    'The rules have not been published: the players must be told before the start.',
  'rules/published': () => 'These rules have been published already.',
  'rules/too-many-players': (p) =>
    `The coefficient of difficulty is for at most ${p('most')} players, and there would be ${p('found')}: switch it off before the start, or let fewer play.`,
  'office/held': (p) => `“${p('person')}” holds the office “${p('office')}” already.`,
  'office/not-held': (p) => `“${p('person')}” does not hold the office “${p('office')}”.`,
  'office/one-chief': (p) => `“${p('person')}” is the chief referee: there is only one.`,
  'office/no-chief': () => 'There is no chief referee: appoint one before the start.',
  'office/last-organiser': () => 'The last organiser cannot leave: appoint another first.',
  'office/chief-appoints-referees': (p) =>
    `The chief referee appoints referees only: “${p('office')}” is the organiser's to give.`,
  'person/unknown': (p) => `The club does not know “${p('person')}”: add the person first.`,
  'entry/unknown': (p) => `“${p('person')}” has not applied.`,
  'entry/there': (p) => `“${p('person')}” has applied already.`,
  'entry/status': (p) =>
    entered[p('status')]?.(p('person')) ??
    `“${p('person')}” is not in this tournament's list: add him first.`,
  'entry/position': (p) => `There is no position ${p('position')}: choose from 1 to ${p('most')}.`,
  'entry/at-table': (p) => `“${p('person')}” is at a table: finish the game or put a substitute first.`,
  'check-in/suspended': (p) => `“${p('person')}” is suspended up to and including ${p('until')}.`,
  'team/members': (p) => `The team “${p('team')}” needs two or more different players.`,
  'team/taken': (p) => `“${p('person')}” is in another team.`,
  'team/unknown': (p) => `There is no team “${p('team')}”.`,
  'stage/unknown': (p) => `There is no stage “${p('stage')}”.`,
  'stage/taken': (p) => `There is a stage “${p('stage')}” already.`,
  'stage/plan': (p) =>
    `The plan of the stage “${p('stage')}” does not fit: check games, coefficient and how many go on.`,
  'stage/not-last': (p) =>
    `The stage “${p('stage')}” cannot go yet: drop “${p('later')}” first, it comes after it.`,
  'stage/played': (p) =>
    `Everything planned for the stage “${p('stage')}” is called or played: nothing to cut.`,
  'stage/formed': (p) => `The stage “${p('stage')}” has its players already.`,
  'stage/not-formed': (p) => `The stage “${p('stage')}” has no players yet: form it first.`,
  'stage/seated': () => 'A seating has been laid: teams can no longer be formed.',
  'stage/players': (p) => `The stage “${p('stage')}” needs ten or more different players.`,
  'stage/previous-open': (p) =>
    `The stage “${p('stage')}” is not settled: all its games must be final first.`,
  'stage/who-advances': (p) =>
    `“${p('person')}” does not fit the list of those who go on: take the first of the stage before.`,
  'stage/lot-needed': (p) => `Place ${p('place')} is shared across the line: draw the lot first.`,
  'seating/form': (p) => `This is not a seating file: its format must be “${p('wanted')}”.`,
  'seating/players': (p) => `The seating is for ${p('found')} players, the stage has ${p('wanted')}.`,
  'seating/round': (p) =>
    `Round ${p('round')}, table ${p('table')}: ten different numbers of the stage are needed, nobody twice in a round.`,
  'seating/together': (p) =>
    `Round ${p('round')}, table ${p('table')}: “${p('person')}” and “${p('other')}” are one team and may not share a table.`,
  'seating/published': (p) => `Round ${p('round')} has been published: it cannot be changed.`,
  'round/order': (p) => `Round ${p('round')} is published next: rounds go in order.`,
  'round/none': (p) => `There is no round ${p('round')} in the seating.`,
  'game/unknown': (p) => `There is no game “${p('game')}”.`,
  'game/status': (p) =>
    `The game “${p('game')}” ${played[p('status')] ?? 'is not found'}: this cannot be done now.`,
  'game/not-seated': (p) => `“${p('person')}” does not sit at this table.`,
  'game/seats': (p) => `A game needs ten different players, not ${p('count')}.`,
  'game/no-referee': (p) => `The game “${p('game')}” has no referee: assign one.`,
  'game/absent': (p) => `“${p('person')}” is marked absent: seat a substitute first.`,
  'game/player-out': (p) =>
    `“${p('person')}” may not play (withdrawn, removed or suspended): seat a substitute.`,
  'game/not-checked-in': (p) => `“${p('person')}” has not checked in: check in or mark the absence.`,
  'game/people-busy': (p) =>
    `${everyone(p('people'), (id) => `“${id}”`)}${p('more') === '0' ? '' : ` and ${p('more')} more`}: still at another table, “${p('game')}” is called or being played. Finish that game first, or take its call back.`,
  'game/replay-due': (p) => `An error in “${p('game')}” asks for a replay: order it first.`,
  'game/protested': (p) => `A protest about “${p('game')}” is open: decide it first.`,
  'game/needs-approval': (p) => {
    const by = approvers[p('consent')];
    if (!by) return `The sheet of “${p('game')}” does not say who was at the table at the end: correct it.`;
    return p('held') === 'yes'
      ? `The sheet of “${p('game')}” lacks the consent of ${by}: it is given or refused on that sheet.`
      : `The sheet of “${p('game')}” lacks the consent of ${by}, and nobody can give it: appoint somebody in “Settings”, or correct the sheet so that it needs no consent.`;
  },
  'game/protest-window': (p) =>
    `The game “${p('game')}” can still be protested: wait until the time is over.`,
  'referee/not-appointed': (p) => `“${p('person')}” is not appointed as a referee.`,
  'referee/plays': (p) => `“${p('person')}” plays in this round, or had a seat in this game.`,
  'referee/elsewhere': (p) => `“${p('person')}” is at another table in this round, or named twice.`,
  'referee/own-team': (p) => `“${p('person')}” is of the same team as a player of this table.`,
  'substitute/busy': (p) => `“${p('person')}” already has a place in this round or stage.`,
  'substitute/not-available': (p) =>
    `“${p('person')}” cannot sit in: take a reserve who is here, or a side referee.`,
  'substitute/reserve-free': (p) =>
    `The reserve “${p('person')}” is free: a side referee sits in only without one.`,
  'substitute/not-one': (p) => `“${p('person')}” has not sat in for anybody: there is nothing to change.`,
  'substitute/ranked': (p) => `For “${p('person')}” it is so already.`,
  'sheet/unreadable': (p) => `The sheet cannot be read at “${p('path')}”.`,
  'sheet/record': () => 'The record gives no result by these rules.',
  'sheet/refused': (p) => `The rules do not allow “${p('path')}” of the sheet.`,
  'sheet/other-players': (p) => `Seat ${p('seat')} of the sheet is not who sits there: check the seats.`,
  'sheet/other-result': (p) => `The result is not the one announced for “${p('game')}”: check the winner.`,
  'sheet/other-than-played': (p) =>
    `The sheet of “${p('game')}” tells otherwise than the lines of the game: put it right, or enter it as a correction with its reason.`,
  'sheet/same': (p) => `The sheet of “${p('game')}” is already just so.`,
  'sheet/extra-needs-chief': () => 'The sheet is handed in: extra points change only with the chief referee.',
  'sheet/same-person': () => 'A second person must confirm: not the one who led and signed.',
  'sheet/no-second': () => 'No second confirmation is used here: the game can be closed after the signature.',
  'approval/not-needed': (p) => `The sheet needs no such approval (“${p('of')}”, ${p('clause')}).`,
  'approval/not-yours': (p) => `This approval is for the office “${p('of')}” to give.`,
  'protest/unknown': (p) => `There is no protest “${p('protest')}” about this game.`,
  'protest/taken': (p) => `There is a protest “${p('protest')}” already.`,
  'protest/late': (p) => `The time for a protest is over (until ${p('until')}).`,
  'protest/form': (p) => `A protest cannot be made in the form “${p('form')}”: enter it on the sheet.`,
  'protest/subject': (p) => `A protest cannot be about “${p('subject')}” by this rulebook.`,
  'protest/not-your-game': (p) => `“${p('person')}” did not play this game or did not protest himself.`,
  'protest/decided': (p) =>
    `The protest “${p('protest')}” is decided: the decision is final within the tournament.`,
  'protest/not-yours': (p) => `The protest “${p('protest')}” is not yours to decide.`,
  'protest/own-game': (p) =>
    `The chief referee led this game: the protest “${p('protest')}” is for the committee member on duty.`,
  'protest/outcome': (p) => `A protest cannot end with “${p('outcome')}” by this rulebook.`,
  'protest/consulted': (p) => `The committee has been asked about “${p('protest')}” already.`,
  'ruling/unknown': (p) => `There is no ruling “${p('ruling')}”.`,
  'ruling/taken': (p) => `There is a ruling “${p('ruling')}” already.`,
  'ruling/not-open': (p) =>
    `The ruling “${p('ruling')}” ${ruled[p('status')] ?? 'is not found'}: it is too late to change it.`,
  'ruling/not-provided': (p) => `The rulebook gives nobody the power for “${p('kind')}” without a protest.`,
  'ruling/not-yours': (p) => `A ruling on “${p('kind')}” is not yours to make or to agree to.`,
  'ruling/agreed': (p) => `You have agreed to “${p('ruling')}” already.`,
  'ruling/not-agreed': () => 'The ruling cannot be applied yet.',
  'ruling/other-kind': (p) => `The new sheet changes “${p('kind')}”, not “${p('said')}”: say which it is.`,
  'ruling/no-sheet': (p) => `The game “${p('game')}” has no sheet to change.`,
  'ruling/preview-stale': (p) =>
    `The standings have changed since you looked at “${p('ruling')}”: look at the difference again.`,
  'replay/cause': () => 'The rulebook names no replay for this cause here: choose another.',
  'replay/carry': () =>
    'A removal penalty cannot be carried into the replay here, or this player was not removed.',
  'replay/carry-chief': () => 'Only the chief referee decides whether a removal penalty is carried over.',
  'replay/substitute': () =>
    'Substitutes belong to a replay because a player cannot go on: check the cause of the replay.',
  'incident/cause': (p) => `There is no such cause of a replay: “${p('cause')}”.`,
  'discipline/not-provided': () => 'This rulebook has no purple cards: choose another sanction.',
  'discipline/clause': (p) => `No such ground: “${p('clause')}”.`,
  'discipline/not-yours': () => 'This card or warning is for another official to give.',
  'discipline/warn-first': (p) =>
    `“${p('person')}” must be warned first: the card follows if the warning is ignored.`,
  'fine/points': (p) => `“${p('points')}” is not a decimal above zero: write it like 0.5, without a minus.`,
  'expel/clause': (p) => `An expulsion needs its clause: ${p('wanted')}.`,
  'expel/not-yours': () => 'Expelling a player is for another official to decide.',
  'expel/out': (p) => `“${p('person')}” is expelled already.`,
  'charge/unknown': (p) => `There is no charge “${p('charge')}”: its removal may be off the sheet.`,
  'charge/decided': () => 'This charge is decided already.',
  'charge/not-yours': () => 'Whether a player leaves the tournament is for another official to decide.',
  'charge/ground': () => 'Say which ground of this charge is met, or that none is.',
  'lot/second-person': () =>
    'You have recorded this lot already: it counts when a second official records the same order.',
  'lot/not-tied': () => 'A lot is drawn only for a whole group that nothing else separates.',
  'results/withheld': () => 'The results are withheld already: release them first.',
  'results/not-withheld': () => 'The results are not withheld.',
  'results/round': (p) =>
    `The table cannot be frozen after round ${p('round')}: choose a published round of a stage.`,
  'dates/form': (p) =>
    `From “${p('from')}” to “${p('to')}” are no days of a tournament: write two days like 2024-05-13, the first first.`,
  'hours/form': (p) =>
    `From “${p('starts')}” to “${p('ends')}” on “${p('day')}” cannot be: name a day of the tournament once, and hours like 10:00.`,
  'plan/round': (p) =>
    `Round ${p('round')} of “${p('stage')}” does not fit the plan: every round once, from 1, with its time in UTC.`,
  'round/begun': (p) => `Round ${p('round')} has begun: none of its games waits for a call.`,
  'round/not-called': (p) => `Round ${p('round')} has no table that is called and has not begun.`,
  'round/when': (p) =>
    `Round ${p('round')} cannot be called for “${p('at')}”: choose a time from now up to ${p('hours')} hours ahead.`,
  'screen/shows': () => 'A screen cannot show it like this: check the numbers and the list.',
  'screen/unknown': (p) => `There is no screen “${p('screen')}”.`,
  'screen/most': (p) => `There are ${p('most')} screens already: take one away first.`,
  'entries/closed': () => 'Entries are not open: nothing was changed.',
  'standings/none': (p) => `No standings can be made (“${p('why')}”): mend the rules or the sheets first.`,
  'club/none': () => 'There is no club yet: found it first.',
  'club/exists': () => 'The club has been founded already.',
  'club/person-there': (p) => `“${p('person')}” belongs to the club already.`,
  'people/same': () => 'That is one and the same entry: choose the other one.',
  'people/officer': (p) =>
    `“${p('person')}” holds an office of the club. Join the other way round: keep this entry, add the other to it.`,
  'people/busy': (p) =>
    `“${p('person')}” takes part in “${p('event')}”. Withdraw the entry there, or join the other way round and keep this one.`,
  'people/not-joined': (p) => `“${p('person')}” is not joined with anybody.`,
  'club/event-there': (p) => `There is an event “${p('event')}” already.`,
  'case/unknown': (p) => `There is no case “${p('case')}”.`,
  'case/decided': (p) => `The case “${p('case')}” is decided.`,
  'case/taken': (p) => `The committee has the case “${p('case')}” already.`,
  'case/own': (p) => `The case “${p('case')}” is about you: another member of the committee decides it.`,
  'case/days': (p) => `“${p('day')}” is not a day: write it like 2024-05-13.`,
};
