/** The floor's law in words: what a rules desk asks, and what each remedy does, with the money. */
type Both = Readonly<{ en: string; es: string }>;
const both = (en: string, es: string): Both => ({ en, es });

/** A question, and its answers by their names. */
interface Question {
  readonly ask: Both;
  readonly is: Readonly<Record<string, Both>>;
}
const YES = both('Yes', 'Sí');
const NO = both('No', 'No');
const NOBODY = { nobody: both('Nobody', 'Nadie'), somebody: both('Somebody', 'Alguien') };
const yesOr = (ask: Both, yes = 'now', no = 'not'): Question => ({ ask, is: { [yes]: YES, [no]: NO } });

const QUESTIONS: Readonly<Record<string, Question>> = {
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
  decided: { ask: both('Who has decided already?', '¿Quién ya decidió?'), is: NOBODY },
};

/** What a remedy does, what becomes of money, and of it where the house keeps the fee of a void hand. */
interface Remedied {
  readonly does: Both;
  readonly money: Both;
  readonly keep?: Both;
}
const NOTHING = both('None moves', 'No se mueve nada');
const STAYS = both('What it has bet stays in the pot', 'Lo que apostó se queda en el bote');
const ALL_BACK = both('Every chip goes back, the fee too', 'Vuelve cada ficha, también la cuota');
const ALL_BACK_BUT_FEE = both(
  'Every chip goes back; the house keeps the fee',
  'Vuelve cada ficha; la casa se queda la cuota',
);
const WAGERS_STAY = both('Wagers stay where they lie', 'Las apuestas se quedan donde están');

const REMEDIES: Readonly<Record<string, Remedied>> = {
  misdeal: {
    does: both(
      'Misdeal: all cards are collected and dealt again',
      'Mal repartido: se recogen todas las cartas y se reparte otra vez',
    ),
    money: both(
      'Blinds and antes stay up, other bets go back, the fee carries to the redeal',
      'Las ciegas y antes se quedan, las demás apuestas vuelven, la cuota pasa al nuevo reparto',
    ),
    keep: both(
      'Blinds and antes stay up, other bets go back; the house keeps the fee and takes another',
      'Las ciegas y antes se quedan, las demás apuestas vuelven; la casa se queda la cuota y cobra otra',
    ),
  },
  'void-round': {
    does: both('The round is void', 'La ronda se anula'),
    money: ALL_BACK,
    keep: ALL_BACK_BUT_FEE,
  },
  'replace-card': {
    does: both(
      'The next card of the deck replaces it, and it is burned',
      'La repone la siguiente del mazo, y se quema',
    ),
    money: NOTHING,
  },
  'scrap-card': {
    does: both(
      'It is a scrap of paper: the next card of the deck replaces it',
      'Es un papel: la repone la siguiente del mazo',
    ),
    money: NOTHING,
  },
  'dead-hand': { does: both('The hand is dead', 'La mano está muerta'), money: STAYS },
  'hand-lives': { does: both('The hand lives', 'La mano está viva'), money: NOTHING },
  'out-of-turn': {
    does: both(
      'It goes back, or binds if nothing changes before its turn, as the table has it',
      'Se devuelve, o lo obliga si nada cambia antes de su turno, según la mesa',
    ),
    money: both('What was put in goes back', 'Lo que puso vuelve'),
  },
  'first-motion-counts': {
    does: both(
      'Only the first motion counts: a raise becomes a call',
      'Sólo cuenta el primer movimiento: la subida queda en igualar',
    ),
    money: both('What came after it goes back', 'Lo que vino después vuelve'),
  },
  'replace-board-card': {
    does: both('The next card of the deck is turned instead', 'Se voltea en su lugar la siguiente del mazo'),
    money: NOTHING,
  },
  'flop-back': {
    does: both(
      'The flop goes back, the deck is shuffled, and another flop comes',
      'El flop vuelve, se baraja el mazo y sale otro flop',
    ),
    money: both('What was bet on it goes back; bets before it stand', 'Lo apostado sobre él vuelve; lo de antes queda'),
  },
  'set-aside': {
    does: both(
      'The cards turned too soon are set aside; the betting is finished, and they are shuffled in again before the next card',
      'Las cartas volteadas antes de tiempo se apartan; se terminan las apuestas y se barajan antes de la siguiente',
    ),
    money: NOTHING,
  },
  'correct-burn': {
    does: both(
      'The card turned becomes the burn, and the next is turned instead',
      'La carta volteada es la quemada, y se voltea la siguiente',
    ),
    money: NOTHING,
  },
  'owe-burn': {
    does: both('The board plays; two are burned next time', 'La mesa juega; la próxima vez se queman dos'),
    money: NOTHING,
  },
  'card-plays': { does: both('The card plays', 'La carta juega'), money: NOTHING },
  'deal-again': {
    does: both('All hands are taken back and dealt again', 'Todas las manos se recogen y se reparten otra vez'),
    money: WAGERS_STAY,
  },
  'shoe-card-out': { does: both('The card is out of play', 'La carta queda fuera de juego'), money: NOTHING },
  'shoe-card-plays': {
    does: both('It is the next card all the same', 'Es de todos modos la siguiente carta'),
    money: NOTHING,
  },
  'void-circle': {
    does: both('The circle is void', 'El círculo se anula'),
    money: both('All that lies in it goes back, its fee too', 'Todo lo que hay en él vuelve, también su cuota'),
    keep: both(
      'All that lies in it goes back; the house keeps its fee',
      'Todo lo que hay en él vuelve; la casa se queda su cuota',
    ),
  },
  'void-seat': {
    does: both('The seat is void, its cards are out', 'El asiento se anula, sus cartas quedan fuera'),
    money: both('All its bets go back, the progressive’s too', 'Todas sus apuestas vuelven, también la del progresivo'),
  },
  'move-cards': {
    does: both('The hands are moved to their seats', 'Las manos se pasan a sus asientos'),
    money: NOTHING,
  },
  'surrender-hand': {
    does: both('The hand is fouled and surrendered', 'La mano está viciada y se entrega'),
    money: both('He pays whoever wins', 'Le paga a quien gane'),
  },
  'bury-card': {
    does: both(
      'It is shown and put out of play, and the next one is drawn',
      'Se muestra, queda fuera de juego y se saca la siguiente',
    ),
    money: NOTHING,
  },
};

/** What is asked about a fact, and what an answer is called. */
export const deskQuestion = (fact: string, language: 'en' | 'es'): string => QUESTIONS[fact]?.ask[language] ?? fact;
export const deskAnswer = (fact: string, value: string, language: 'en' | 'es'): string =>
  QUESTIONS[fact]?.is[value]?.[language] ?? value;
/** What is done, and what becomes of the money; `money` is the outcome's own word for it. */
export const remedyWords = (
  { remedy, money }: { readonly remedy: string | null; readonly money: string | null },
  language: 'en' | 'es',
): { readonly does: string; readonly money: string } | null => {
  const said = remedy === null ? undefined : REMEDIES[remedy];
  if (said === undefined) return null;
  const moves = money?.endsWith(':keep') ? (said.keep ?? said.money) : said.money;
  return { does: said.does[language], money: moves[language] };
};
