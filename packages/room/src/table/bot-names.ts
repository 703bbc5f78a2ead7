// What bots are called: after a Spanish pack and its games, so that nobody takes them for people, nor has to give up his own name.
export const BOT_NAMES = [
  ...['Oros', 'Copas', 'Espadas', 'Bastos', 'Sota'],
  ...['Brisca', 'Tute', 'Julepe', 'Conquián', 'Malilla'],
] as const;
