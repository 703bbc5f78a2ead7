/** What a rules desk asks about what happened, and the answers. */
/** Words in both languages. */
export type Both = Readonly<{ en: string; es: string }>;
export const both = (en: string, es: string): Both => ({ en, es });

/** A question, and its answers by their names. */
interface Question {
  readonly ask: Both;
  readonly is: Readonly<Record<string, Both>>;
}
const YES = both('Yes', 'Sí');
const NO = both('No', 'No');
const NOBODY = { nobody: both('Nobody', 'Nadie'), somebody: both('Somebody', 'Alguien') };
const yesOr = (ask: Both, yes = 'now', no = 'not'): Question => ({ ask, is: { [yes]: YES, [no]: NO } });

export const QUESTIONS: Readonly<Record<string, Question>> = {
  deal: yesOr(both('Is it still the betting on the deal?', '¿Se está apostando todavía sobre el reparto?')),
  acts: {
    ask: both('How many have acted?', '¿Cuántos han actuado?'),
    is: { none: both('Nobody', 'Nadie'), one: both('One', 'Uno'), several: both('Two or more', 'Dos o más') },
  },
  found: {
    ask: both('When was it found?', '¿Cuándo se notó?'),
    is: {
      early: both('On the deal, before two have acted', 'En el reparto, antes de que actúen dos'),
      late: both('Later', 'Después'),
    },
  },
  exposed: {
    ask: both('Was a card exposed before on this deal?', '¿Ya se había visto una carta en este reparto?'),
    is: { none: NO, one: YES },
  },
  boxed: {
    ask: both('Was a boxed card found before on this deal?', '¿Ya había salido una carta volteada en este reparto?'),
    is: { none: NO, one: YES },
  },
  'whose-set': {
    ask: both('Whose hand is it?', '¿De quién es la mano?'),
    is: { player: both('A player’s', 'De un jugador'), bank: both('The bank’s', 'De la banca') },
  },
  hands: {
    ask: both('How many hands are live?', '¿Cuántas manos están vivas?'),
    is: { one: both('One', 'Una'), several: both('Two or more', 'Dos o más') },
  },
  hand: {
    ask: both('Is the hand being played?', '¿La mano se está jugando?'),
    is: { played: YES, over: NO },
  },
  round: { ask: both('Is the round over?', '¿Ya acabó la ronda?'), is: { open: NO, over: YES } },
  betting: yesOr(both('Is there betting now?', '¿Se está apostando?')),
  showdown: yesOr(both('Are the hands being shown?', '¿Se están mostrando las manos?')),
  card: {
    ask: both('Which card was it?', '¿Cuál carta fue?'),
    is: {
      'first-two': both('The first or second card off the deck', 'La primera o la segunda del mazo'),
      later: both('A later one', 'Una posterior'),
    },
  },
  street: {
    ask: both('How far has the hand come?', '¿Hasta dónde va la mano?'),
    is: {
      before: both('No cards are out', 'Aún no hay cartas'),
      deal: both('Before the flop', 'Antes del flop'),
      flop: both('The flop', 'El flop'),
      turn: both('The turn', 'El turn'),
      river: both('The river', 'El river'),
      showdown: both('The showdown', 'Se muestran las manos'),
      over: both('The hand is over', 'La mano acabó'),
    },
  },
  acted: { ask: both('Who has acted on it?', '¿Quién ha actuado ya?'), is: NOBODY },
  'burn-owed': {
    ask: both('Is a burn owed already?', '¿Ya se debe una quemada?'),
    is: { none: NO, one: YES },
  },
  'betting-on': {
    ask: both('On what is there betting now?', '¿Sobre qué se está apostando?'),
    is: {
      deal: both('The deal', 'El reparto'),
      flop: both('The flop', 'El flop'),
      turn: both('The turn', 'El turn'),
      river: both('The river', 'El river'),
      none: both('Nothing', 'Nada'),
    },
  },
  setting: yesOr(both('Are hands being set?', '¿Se están armando las manos?')),
  turns: yesOr(both('Are turns being played?', '¿Se están jugando los turnos?')),
  stage: {
    ask: both('How far has the round come?', '¿Hasta dónde va la ronda?'),
    is: {
      insurance: both('Insurance is offered', 'Se ofrece el seguro'),
      play: both('The players play their hands', 'Los jugadores juegan sus manos'),
      decide: both('Players decide whether to raise', 'Los jugadores deciden si suben'),
      settle: both('Bets are being settled', 'Se están pagando las apuestas'),
      other: both('Anything else', 'Otra cosa'),
    },
  },
  circles: {
    ask: both('How many circles are played?', '¿Cuántos círculos se juegan?'),
    is: { one: both('One', 'Uno'), several: both('Two or more', 'Dos o más') },
  },
  'up-cards': {
    ask: both('Have the up cards been dealt?', '¿Ya se dieron las cartas abiertas?'),
    is: { 'to-come': NO, dealt: YES },
  },
  'acted-on-deal': { ask: both('Who has acted since the deal?', '¿Quién ha actuado desde el reparto?'), is: NOBODY },
  'holes-exposed': {
    ask: both('At how many hands was a hole card seen already?', '¿En cuántas manos ya se vio una tapada?'),
    is: { none: both('At none', 'En ninguna'), some: both('At some', 'En algunas'), all: both('At all', 'En todas') },
  },
  'next-card': {
    ask: both('Which card comes next, while there is betting?', '¿Qué carta sigue, mientras se apuesta?'),
    is: {
      fourth: both('The fourth', 'La cuarta'),
      fifth: both('The fifth', 'La quinta'),
      sixth: both('The sixth', 'La sexta'),
      seventh: both('The seventh', 'La séptima'),
      none: both('None', 'Ninguna'),
    },
  },
  'later-betting': yesOr(
    both('Is there betting on the fourth card or a later one?', '¿Se apuesta sobre la cuarta carta o una posterior?'),
  ),
  'burn-fault': {
    ask: both('Can the cards still be put right?', '¿Todavía se pueden poner las cartas en su lugar?'),
    is: {
      'in-time': YES,
      late: both(
        'No: three have acted, or two with a raise, or a card is in the muck, or it is the last round',
        'No: actuaron tres, o dos con una subida, o hay una carta en el descarte, o es la última ronda',
      ),
    },
  },
  'last-card': {
    ask: both('Has the last card been dealt?', '¿Ya se dio la última carta?'),
    is: { 'to-come': NO, dealt: YES },
  },
  'last-round': yesOr(both('Is it the last round of betting?', '¿Es la última ronda de apuestas?')),
  'all-dealt': yesOr(both('Have all cards been dealt?', '¿Ya se dieron todas las cartas?')),
  'acted-on-last': {
    ask: both('Who has acted on the last card?', '¿Quién ha actuado con la última carta?'),
    is: NOBODY,
  },
  opening: yesOr(both('Is the hand about to be opened?', '¿Se está por abrir la mano?')),
  cards: yesOr(both('Are cards out?', '¿Hay cartas dadas?'), 'out'),
  part: {
    ask: both('How far has the hand come?', '¿Hasta dónde va la mano?'),
    is: {
      deal: both('The betting before the draw', 'Las apuestas antes del cambio'),
      declare: both('Players say what they draw', 'Los jugadores dicen cuánto cambian'),
      draw: both('The draw', 'El cambio'),
      fill: both('Hands are filled up', 'Se completan las manos'),
      after: both('The betting after the draw', 'Las apuestas después del cambio'),
      wait: both('All have drawn, and nobody can bet', 'Todos cambiaron, y nadie puede apostar'),
      showdown: both('The showdown', 'Se muestran las manos'),
      over: both('The hand is over', 'La mano acabó'),
      other: both('Anything else', 'Otra cosa'),
    },
  },
  time: {
    ask: both('When did it happen?', '¿Cuándo pasó?'),
    is: { deal: both('On the deal', 'En el reparto'), later: both('Later', 'Después') },
  },
  'acted-after': { ask: both('Who has acted after the draw?', '¿Quién ha actuado después del cambio?'), is: NOBODY },
  opened: { ask: both('Who has opened the pot?', '¿Quién ha abierto el bote?'), is: NOBODY },
  deck: yesOr(both('Is the deck in play?', '¿El mazo está en juego?'), 'out'),
  left: {
    ask: both('Is another hand left?', '¿Queda otra mano?'),
    is: { none: NO, some: YES },
  },
  spot: {
    ask: both('Which card is it?', '¿Qué carta es?'),
    is: {
      'five-or-under': both('Five or under, an ace or the joker', 'Cinco o menos, un as o el comodín'),
      higher: both('A higher one', 'Una más alta'),
    },
  },
  holder: {
    ask: both('Whose card is it?', '¿De quién es la carta?'),
    is: { dealer: both('The dealer’s own', 'De quien da'), other: both('Somebody else’s', 'De otro') },
  },
  joker: {
    ask: both('Does the pack have its joker?', '¿El mazo lleva comodín?'),
    is: { 'in-pack': YES, not: NO },
  },
  decided: { ask: both('Who has decided already?', '¿Quién ya decidió?'), is: NOBODY },
};
