// What each thing one may do means, in a few words for whoever does it for the first time.
import type { OptionName } from 'baraja/facts';
import type { Advice, Language, Option } from '../../lib/wire.js';

type Said = readonly [en: string, es: string];
/** Null for what only a dealer or chance does. */
const ACTS: Readonly<Record<OptionName, Said | null>> = {
  shuffle: null,
  'deal-up': null,
  'deal-draw': null,
  'deal-on': null,
  'go-on': null,
  'push-pot': null,
  check: ['bet nothing and stay in', 'no apuestas y sigues'],
  bet: ['put chips in: the others must match them or fold', 'pones fichas: los demás las igualan o se retiran'],
  call: ['match the bet and stay in', 'igualas la apuesta y sigues'],
  raise: ['put in more: the others must match that', 'pones más: los demás tienen que igualarlo'],
  fold: [
    'throw your cards away; you lose what you have put in, and no more',
    'tiras tus cartas; pierdes lo que ya pusiste, y nada más',
  ],
  straddle: ['a third blind, before you see your cards', 'una tercera ciega, antes de ver tus cartas'],
  'no-straddle': ['see your cards first', 'primero ves tus cartas'],
  discard: ['choose the card to throw away', 'escoges la carta que tiras'],
  open: ['put the first chips in, as your card says', 'pones las primeras fichas, como dice tu carta'],
  'open-fold': ['pay for opening, and be out', 'pagas por abrir, y quedas fuera'],
  'stay-active': ['play on as before', 'sigues como antes'],
  'declare-all-in': ['play for what is in the pot now', 'juegas por lo que ya hay en el bote'],
  'name-price': ['say what this hand costs', 'dices cuánto cuesta esta mano'],
  'match-price': ['pay the price and get cards', 'pagas el precio y recibes cartas'],
  'sit-out-hand': ['no cards this hand, and no cost', 'sin cartas esta mano, y sin costo'],
  'stand-pat': ['keep all your cards', 'te quedas con todas tus cartas'],
  draw: ['a new card from the pack', 'una carta nueva del mazo'],
  'keep-call': ['your call stands', 'queda lo que pediste'],
  'show-proof': ['show cards that prove it', 'enseñas cartas que lo prueban'],
  'show-hand': ['turn your hand up', 'abres tu mano'],
  'no-proof': ['keep them to yourself', 'no las enseñas'],
  'buy-in': ['pay, and be dealt into the pot again', 'pagas, y vuelves a jugar por el bote'],
  'stay-out': ['let the others play for it', 'dejas que los demás jueguen por él'],
  split: ['share the pot now', 'se reparten el bote ya'],
  'play-on': ['let the next cards decide', 'que decidan las siguientes cartas'],
  bank: ['play against everybody, with your own chips', 'juegas contra todos, con tus fichas'],
  'decline-bank': ['let somebody else be the bank', 'que otro sea la banca'],
  wager: [
    'choose chips; you play for what lies in the circle',
    'escoges fichas; juegas por lo que quede en el círculo',
  ],
  back: ['win or lose with another’s hand', 'ganas o pierdes con la mano de otro'],
  done: ['no more bets, now the cards', 'ya no apuestas más, ahora las cartas'],
  insure: ['a side bet that the bank has 21½', 'una apuesta aparte a que la banca tiene 21½'],
  'even-money': ['be paid one to one now', 'cobras uno a uno ya'],
  'no-insurance': ['no side bet', 'sin apuesta aparte'],
  hit: ['one more card', 'una carta más'],
  stand: ['no more cards', 'ya no quieres cartas'],
  double: ['bet as much again, and get just one card', 'apuestas otro tanto, y recibes una sola carta'],
  'split-pair': ['two hands of it, each with its own bet', 'haces dos manos, cada una con su apuesta'],
  surrender: ['give up half the bet', 'entregas la mitad de la apuesta'],
  'surrender-stood': ['give up half the bet', 'entregas la mitad de la apuesta'],
  'let-stand': ['leave it as it is', 'la dejas como está'],
  fund: ['put up money for what another cannot', 'pones lo que a otro le falta'],
  'decline-fund': ['do not', 'no lo pones'],
  ante: ['chips that buy you five cards', 'fichas con las que compras cinco cartas'],
  'no-ante': ['no cards this hand', 'sin cartas esta mano'],
  'dos-pares': ['an extra bet: two pair or better pays', 'una apuesta extra: dos pares o mejor paga'],
  joker: ['an extra bet that you get the joker', 'una apuesta extra a que te toca el comodín'],
  progressive: ['a chip for the jackpot', 'una ficha para el premio acumulado'],
  tuck: ['leave the cards for your extra bet', 'dejas las cartas por tu apuesta extra'],
  'settle-hand': null,
  set: [
    'choose two cards for the front hand; the five behind must be better',
    'escoges dos cartas para delante; las cinco de atrás deben valer más',
  ],
  'house-way': ['let the house set your cards', 'que la casa acomode tus cartas'],
  play: ['stay in to the end of the hand', 'te quedas hasta que acabe la mano'],
  pass: ['leave it', 'lo dejas pasar'],
  stay: ['stay in', 'te quedas'],
  drop: ['leave the hand, for a price', 'te sales, por un precio'],
  use: ['lay the open card with cards of your hand', 'bajas la carta abierta con cartas de tu mano'],
  'use-best': ['the same, and the cards find their places', 'lo mismo, y las cartas se acomodan solas'],
  take: [
    'lay the open card at once, with cards of your hand',
    'bajas en seguida la carta abierta, con cartas de tu mano',
  ],
  'take-best': ['the same, and the cards find their places', 'lo mismo, y las cartas se acomodan solas'],
  lay: ['put cards of your hand down', 'bajas cartas de tu mano'],
  keep: ['into your hand, and throw another', 'entra a tu mano, y tiras otra'],
  'let-go': ['it goes with nothing you hold', 'no va con nada de lo que tienes'],
  force: ['make the next player take it', 'haces que el siguiente la tome'],
  'place-marker': ['say how long the game still lasts', 'dices cuánto dura todavía el juego'],
  'move-marker': ['make the game longer or shorter', 'alargas o acortas el juego'],
  'leave-marker': ['leave it where it is', 'la dejas donde está'],
  'remove-marker': ['take it out', 'la quitas'],
  rearrange: ['lay your columns another way', 'acomodas tus columnas de otro modo'],
};
/** Why the coach would do it, where no figure says so. */
const WHY: Readonly<Partial<Record<OptionName, Said>>> = {
  check: ['It costs nothing to see more.', 'No cuesta nada ver más.'],
  bet: ['With cards like these I want chips in the pot.', 'Con cartas así quiero fichas en el bote.'],
  raise: ['With cards like these I want chips in the pot.', 'Con cartas así quiero fichas en el bote.'],
  call: ['They are worth seeing for that price.', 'A ese precio vale la pena ver.'],
  fold: ['They are not worth what it costs to go on.', 'No valen lo que cuesta seguir.'],
  discard: ['It goes least with the rest.', 'Es la que menos va con las demás.'],
  draw: ['A new card may help.', 'Una carta nueva puede ayudar.'],
  'stand-pat': ['These cards are good as they are.', 'Estas cartas están bien así.'],
  'match-price': ['These odds are worth a look at the cards.', 'Por ese precio vale la pena ver las cartas.'],
  'name-price': ['A small price keeps the others in.', 'Con un precio chico los demás se quedan.'],
  'sit-out-hand': ['It is too dear this time.', 'Esta vez está muy caro.'],
  'buy-in': ['The pot is worth more than it costs.', 'El bote vale más de lo que cuesta.'],
  'stay-out': ['It costs more than one may hope for.', 'Cuesta más de lo que se puede esperar.'],
  'decline-bank': [
    'The bank can lose to everybody at once: play against it first.',
    'La banca puede perder con todos a la vez: primero juega contra ella.',
  ],
  bank: ['The bank plays last, and that is worth something.', 'La banca juega al último, y eso vale algo.'],
  wager: ['A small bet is enough to learn with.', 'Con una apuesta chica basta para aprender.'],
  ante: ['A small one is enough to learn with.', 'Con una chica basta para aprender.'],
  done: ['That is enough: now the cards.', 'Con eso basta: ahora las cartas.'],
  'no-insurance': ['It costs more than it brings.', 'Cuesta más de lo que da.'],
  set: [
    'The front as strong as it can be, with the five behind still better.',
    'Delante lo más fuerte que se pueda, y atrás todavía mejor.',
  ],
  'house-way': ['It never sets a hand wrong.', 'Nunca queda mal puesta.'],
  play: ['Enough of these cards go together.', 'Hay bastantes cartas que van juntas.'],
  pass: ['Too few of these cards go together.', 'Hay muy pocas cartas que vayan juntas.'],
  stay: ['Enough of these cards go together.', 'Hay bastantes cartas que van juntas.'],
  drop: ['Losing to the end would cost more.', 'Perder hasta el final costaría más.'],
  use: ['It makes a meld, and every card down counts.', 'Hace juego, y cada carta abajo cuenta.'],
  take: ['It makes a meld, and every card down counts.', 'Hace juego, y cada carta abajo cuenta.'],
  lay: ['Every card down counts.', 'Cada carta abajo cuenta.'],
  'let-go': ['It makes no meld with what you hold.', 'No hace juego con lo que tienes.'],
};
/** The same word means something else where one may play: who passes then is out. */
const OUT: Said = [
  'leave this hand; what you put in is lost, and no more',
  'dejas esta mano; pierdes lo que pusiste, y nada más',
];
/** A card from the stock, and not instead of some of one's own. */
const TURNED: Said = ['the next card, open for all to see', 'la siguiente carta, abierta para todos'];
/** What could be laid may be left all the same. */
const LEFT: Said = ['you need not use it: another may have it', 'no tienes que usarla: otro puede tomarla'];
const SPOILS: Said = [
  'It could go down, but it would take cards that are worth more where they are.',
  'Podría bajarse, pero se llevaría cartas que valen más donde están.',
];
/** It goes down where something lies already. */
const FITS: Said = ['It fits what you have down already.', 'Entra en lo que ya tienes abajo.'];
const LAYS: readonly string[] = ['use', 'take'] satisfies OptionName[];

type Offered = Pick<Option, 'type'> & { readonly cards?: Option['cards'] };
const inWords = (said: Said | null | undefined, language: Language): string => said?.[language === 'es' ? 1 : 0] ?? '';
export function actSaid({ type, cards }: Offered, menu: readonly Offered[], language: Language): string {
  const isOut = type === 'pass' && menu.some((other) => other.type === 'play');
  if (isUsable(type, menu)) return inWords(LEFT, language);
  if (type === 'draw' && !cards) return inWords(TURNED, language);
  return inWords(isOut ? OUT : (ACTS as Readonly<Record<string, Said | null>>)[type], language);
}
/** A card is let go, and might have been laid. */
const isUsable = (type: string, menu: readonly Offered[]): boolean =>
  type === 'let-go' && menu.some((other) => LAYS.includes(other.type));
export function actWhy(
  { type, cards = [] }: Pick<Advice['command'], 'type' | 'cards'>,
  menu: readonly Offered[],
  language: Language,
): string {
  if (isUsable(type, menu)) return inWords(SPOILS, language);
  const fits = LAYS.includes(type) && cards.length === 0;
  return inWords(fits ? FITS : (WHY as Readonly<Record<string, Said | undefined>>)[type], language);
}
