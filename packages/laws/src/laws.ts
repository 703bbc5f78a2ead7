// The laws, each in a sentence. How they are checked is in the files beside this one; that they bite is in mutants.test.ts.

export const LAWS = {
  'chips-conserved': 'No chip appears or vanishes in any event, and no place holds less than nothing.',
  'chips-settled': 'When a round is over, chips lie only where the game keeps them.',
  'bank-within-post': 'Whoever banks wins and loses no more than he put up before the cards.',
  'cards-conserved': 'Every card lies in exactly one zone, and those that are not spent make up the pack.',
  'cards-as-named': 'A step moves the cards it names: none of its moves is empty, and each has as many as it says.',
  'moves-as-declared': 'What an event moves, and whom it shows it to, its kind declares.',
  'seats-as-they-lie': 'The sets of seats the kernel keeps are the seats that have chips or cards there.',
  'seen-grows': 'What has been seen stays seen.',
  'one-table': 'Playing a command, folding its events and evolving them one by one make the same table.',
  'past-untouched': 'Nothing once handed out is ever written to.',
  'never-throws': 'No invariant breaks, whatever is offered or asked.',
  'unseen-in-view':
    'Exchange the faces a viewer has not seen: what that viewer is shown stays the same, menus included.',
  'unseen-in-history': 'Fold the log again under the exchanged faces: the same view.',
  'unseen-in-telling':
    'Decide the same commands again under them: the same is told, until the first event that may reveal.',
  'state-without-faces': 'No state, not even between two events of one decision, depends on any face.',
  'offered-accepted': 'Whatever is offered is accepted.',
  'else-refused': 'Whatever is not offered is refused with a code from the list.',
  'shut-as-shown': 'A greyed button is refused for exactly the reason it shows.',
  'bent-refused': 'A command bent in one field is refused, unless the menu allows what it was bent into.',
  'replay-exact': 'The log replays to the same table, from its numbers, its named JSON and its bytes.',
  'same-seed-same-log': 'The same seed gives the same log, whatever was asked, refused or played elsewhere in between.',
  'run-as-played':
    'A round run in one draft tells what playing it command by command tells, and ends at the same table.',
  'ends-in-bound': 'Every round ends within its bound.',
  'somebody-acts': 'Until it ends somebody can act, and every menu offers something.',
  'silence-plays': 'The clock can play any seat to the end, from any point.',
  'void-restores': 'A void puts every chip back, from any point, but for what the house keeps even then.',
  'chips-cite': 'Every event that moves a chip cites a rule.',
  'rules-known': 'Every rule cited by an event, an option or a refusal is one the table’s book and game declare.',
} as const;

export type Law = keyof typeof LAWS;
export const lawNames = Object.keys(LAWS) as readonly Law[];
