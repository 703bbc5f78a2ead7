// What people say for what the books say, in both languages: any word of a line finds the others.
import type { Language } from '../lib/wire.js';
import { stem } from './stem.js';

const LINES: readonly string[] = [
  'exposed shown seen visible flashed faceup ven ve vio vista vistas descubierta abierta expuesta',
  'card cards carta cartas naipe',
  'two dos',
  'joker bug wild comodín comodin',
  'string motion movement movimiento movimientos',
  'raise reraise bump subir subida resubir',
  'bet wager apuesta apostar',
  'call igualar pagar ver',
  'fold drop muck tirar retirarse botar',
  'misdeal redeal repartir',
  'boxed turned volteada volteado',
  'burn burned burnt quemar quemada',
  'blind blinds ciega ciegas',
  'missed passed owed pasaron debe deber',
  'ante antes',
  'odd extra leftover sobra sobrante impar non',
  'chip chips ficha fichas',
  'tie push draw split empate empatar dividir',
  'fee rake drop collection cuota cobro comisión',
  'dealer banker bank crupier repartidor banca',
  'button botón boton',
  'allin all-in todo resto',
  'sidepot side lateral',
  'pot bote pozo',
  'kicker side',
  'floor supervisor encargado',
  'turn behind order turno orden',
  'dead muerta muerto',
  'foul illegal wrong mal',
  'insurance seguro',
  'double doblar doble',
  'surrender rendirse rendición',
  'natural blackjack veintiuno',
  'straddle voluntaria',
  'buyin buy-in entrada compra',
  'showdown show enseñar mostrar',
  'discard throw descarte descartar tirar',
  'draw drawn change cambio robar',
  'deck pack mazo baraja',
  'jackpot progressive premio acumulado progresivo',
  'low lowball baja bajo',
  'seat chair asiento silla lugar',
  'leave quit irse dejar',
  'late newcomer new tarde nuevo llega',
];

const near = new Map<string, Set<string>>();
for (const language of ['en', 'es'] as const)
  for (const line of LINES) {
    const stems = line
      .split(' ')
      .map((word) => stem(word, language))
      .filter(Boolean);
    for (const one of stems)
      near.set(
        `${language} ${one}`,
        new Set([...(near.get(`${language} ${one}`) ?? []), ...stems.filter((other) => other !== one)]),
      );
  }
/** Stems of words that mean the same, or nearly. */
export const alike = (stemmed: string, language: Language): readonly string[] => [
  ...(near.get(`${language} ${stemmed}`) ?? []),
];
