/** What each remedy of the floor's law does, and what becomes of the money. */
import { type Both, both } from './questions.js';

/** What a remedy does, what becomes of money, and either where the house has chosen so: it keeps the fee of a void hand … */
interface Remedied {
  readonly does: Both;
  readonly money: Both;
  readonly by?: Readonly<Record<string, { readonly does?: Both; readonly money?: Both }>>;
}
const NOTHING = both('No money moves', 'No se mueve dinero');
const STAYS = both('What it has bet stays in the pot', 'Lo que apostó se queda en el bote');
const ALL_BACK = both('Every chip goes back, the fee too', 'Vuelve cada ficha, también la cuota');
const ALL_BACK_BUT_FEE = both(
  'Every chip goes back; the house keeps the fee',
  'Vuelve cada ficha; la casa se queda la cuota',
);
const WAGERS_STAY = both('Wagers stay where they lie', 'Las apuestas se quedan donde están');

export const REMEDIES: Readonly<Record<string, Remedied>> = {
  misdeal: {
    does: both(
      'Misdeal: all cards are collected and dealt again',
      'Mal repartido: se recogen todas las cartas y se reparte otra vez',
    ),
    money: both(
      'Blinds and antes stay up, other bets go back, the fee carries to the redeal',
      'Las ciegas y antes se quedan, las demás apuestas vuelven, la cuota pasa al nuevo reparto',
    ),
    by: {
      keep: {
        money: both(
          'Blinds and antes stay up, other bets go back; the house keeps the fee and takes another',
          'Las ciegas y antes se quedan, las demás apuestas vuelven; la casa se queda la cuota y cobra otra',
        ),
      },
    },
  },
  'void-round': {
    does: both('The round is void', 'La ronda se anula'),
    money: ALL_BACK,
    by: { keep: { money: ALL_BACK_BUT_FEE } },
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
  'rebuild-with-burns': {
    does: both(
      'The burned cards are shuffled with the rest of the deck, one is burned, and the cards are dealt; the last is never used',
      'Las quemadas se barajan con el resto del mazo, se quema una y se dan las cartas; la última nunca se usa',
    ),
    money: NOTHING,
  },
  'rebuild-with-discards': {
    does: both(
      'The last card and all discards, but for those of players still to draw, are shuffled, and the draw is completed from them',
      'La última carta y todos los descartes, menos los de quienes faltan por cambiar, se barajan, y de ahí se completa el cambio',
    ),
    money: NOTHING,
  },
  'set-loses': {
    does: both('The hand loses by itself', 'La mano pierde sin más'),
    money: both('Its wager is lost to the bank', 'Su apuesta se pierde: es de la banca'),
  },
  'bank-set-loses': {
    does: both(
      'The bank’s hand loses to every hand that is set right',
      'La mano de la banca pierde contra toda mano bien armada',
    ),
    money: both(
      'The bank pays those wagers; a player’s hand that is set wrong loses all the same',
      'La banca paga esas apuestas; la mano mal armada de un jugador pierde de todos modos',
    ),
  },
  'dead-hand': { does: both('The hand is dead', 'La mano está muerta'), money: STAYS },
  'hand-lives': { does: both('The hand lives', 'La mano está viva'), money: NOTHING },
  'out-of-turn': {
    does: both(
      'The act out of turn does not count: he acts again when his turn comes',
      'Lo hecho fuera de turno no cuenta: actúa otra vez cuando le toque',
    ),
    money: both('What was put in goes back', 'Lo que puso vuelve'),
    by: {
      binding: {
        does: both(
          'The act out of turn binds him, if nothing changes before his turn',
          'Lo hecho fuera de turno lo obliga, si nada cambia antes de su turno',
        ),
        money: both(
          'What was put in waits for his turn; if something changes, it goes back',
          'Lo que puso espera su turno; si algo cambia, vuelve',
        ),
      },
    },
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
    by: {
      insurance: {
        money: both(
          'Wagers stay where they lie; what was put on insurance goes back',
          'Las apuestas se quedan donde están; lo puesto en seguro vuelve',
        ),
      },
    },
  },
  'shoe-card-out': { does: both('The card is out of play', 'La carta queda fuera de juego'), money: NOTHING },
  'shoe-card-plays': {
    does: both('It is the next card all the same', 'Es de todos modos la siguiente carta'),
    money: NOTHING,
  },
  'void-circle': {
    does: both('The circle is void', 'El círculo se anula'),
    money: both('All that lies in it goes back, its fee too', 'Todo lo que hay en él vuelve, también su cuota'),
    by: {
      keep: {
        money: both(
          'All that lies in it goes back; the house keeps its fee',
          'Todo lo que hay en él vuelve; la casa se queda su cuota',
        ),
      },
    },
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
    by: {
      posts: { money: both('Their antes and blinds go back', 'Sus antes y ciegas vuelven') },
      shares: { money: both('All they put into the pot goes back', 'Todo lo que pusieron en el bote vuelve') },
    },
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
