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
  'third-card-down': {
    does: both('It lies open, and his third card is dealt down', 'Queda abierta, y su tercera carta se da tapada'),
    money: NOTHING,
  },
  'replace-up-card': {
    does: both(
      'It is his up card; the one dealt up is burned, and he gets another down. The low card as it lies then opens',
      'Es su carta abierta; la que se le dio abierta se quema y recibe otra tapada. Abre la carta baja según quedó',
    ),
    money: both('The forced bet goes back', 'La apuesta forzada vuelve'),
  },
  'open-for-absent': {
    does: both('The hand is opened for him', 'Se abre la mano por él'),
    money: both('The opening bet comes from his chips', 'La apuesta de apertura sale de sus fichas'),
  },
  'take-back-cards': {
    does: both(
      'The cards and their burn come back and are shuffled into the deck before they are dealt',
      'Las cartas y su quemada vuelven y se barajan en el mazo antes de darse',
    ),
    money: NOTHING,
  },
  'put-cards-right': {
    does: both(
      'Each card goes where it belongs, and the boards as they then are say who leads',
      'Cada carta va a su lugar, y las abiertas como quedan dicen quién empieza',
    ),
    money: both('The round’s bets go back', 'Las apuestas de la ronda vuelven'),
  },
  'cards-stand': { does: both('The cards stand as they are', 'Las cartas se quedan como están'), money: NOTHING },
  'last-card-open': {
    does: both(
      'It lies open, and whoever can still bet says whether he does',
      'Queda abierta, y quien aún puede apostar dice si lo hace',
    ),
    money: NOTHING,
  },
  'replace-dead-card': {
    does: both('The card is dead; another takes its place', 'La carta está muerta; otra toma su lugar'),
    money: NOTHING,
  },
  'scrap-new-card': {
    does: both(
      'The card is out of play; another comes when all have drawn',
      'La carta queda fuera; otra llega cuando todos cambiaron',
    ),
    money: NOTHING,
  },
  'keep-card': { does: both('The card is kept', 'La carta se queda'), money: NOTHING },
  'turn-up-plays': {
    does: both('It is turned up, and must be kept', 'Se voltea, y hay que quedársela'),
    money: NOTHING,
  },
  'turn-up-replace': {
    does: both('It is turned up and dead; another takes its place', 'Se voltea y está muerta; otra toma su lugar'),
    money: NOTHING,
  },
  'not-exposed': { does: both('The card is not exposed', 'La carta no cuenta como vista'), money: NOTHING },
  'show-burn': {
    does: both('It is burned all the same, seen by all', 'Se quema de todos modos, vista por todos'),
    money: NOTHING,
  },
  'rebuild-deck': {
    does: both('The deck is put together again, every card of it', 'El mazo se arma otra vez, con todas sus cartas'),
    money: NOTHING,
  },
  'burn-sixth': { does: both('The sixth card is the burn', 'La sexta carta es la quemada'), money: NOTHING },
  'dead-hand-of-six': { does: both('The hand is dead', 'La mano está muerta'), money: STAYS },
  'complete-hand': { does: both('The hand gets one more card', 'La mano recibe una carta más'), money: NOTHING },
  'dead-hands': {
    does: both('The hands are dead', 'Las manos están muertas'),
    money: both('What they put up goes back', 'Lo que pusieron vuelve'),
  },
  'dead-hand-shown': {
    does: both('The hand is dead, and the card lies open', 'La mano está muerta, y la carta queda abierta'),
    money: STAYS,
  },
  'dead-extra-hand': { does: both('It is completed, and dead', 'Se completa, y está muerta'), money: NOTHING },
  'move-position': {
    does: both(
      'The hand is played on, and the next follows from where this was dealt',
      'La mano sigue, y la siguiente va desde donde se dio ésta',
    ),
    money: NOTHING,
  },
  'spread-stands-pat': { does: both('He must stand pat', 'Tiene que quedarse con su mano'), money: NOTHING },
  'dealer-stands-pat': {
    does: both('The dealer must stand pat', 'Quien da tiene que quedarse con su mano'),
    money: NOTHING,
  },
  'discards-dead': { does: both('The discards are dead', 'Los descartes están muertos'), money: NOTHING },
  'end-action': {
    does: both(
      'No further action: the draw is completed, and the hands are shown',
      'No hay más apuestas: se completa el cambio y se muestran las manos',
    ),
    money: both('What was bet after the draw goes back', 'Lo apostado después del cambio vuelve'),
  },
  'burn-plays': {
    does: both(
      'The burn plays; no further action, the hands are shown',
      'La quemada juega; no hay más apuestas, se muestran las manos',
    ),
    money: NOTHING,
  },
  'shuffle-stub': {
    does: both(
      'All of it is shuffled; no further action, the hands are shown',
      'Se baraja todo; no hay más apuestas, se muestran las manos',
    ),
    money: NOTHING,
  },
  'complete-bet': {
    does: both('He completes the bet, or gives up what went in', 'Completa la apuesta, o deja lo que puso'),
    money: both('What he put in stays in', 'Lo que puso se queda'),
  },
  'withdraw-opening': {
    does: both(
      'The opening bet is withdrawn, and the hand is dead',
      'La apuesta de apertura se retira, y la mano está muerta',
    ),
    money: both('The opening bet goes back', 'La apuesta de apertura vuelve'),
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
