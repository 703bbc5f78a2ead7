// Faults that are built in on purpose, to see that the auditor finds them: one for each thing no run may show.

export const PLANTED = {
  'no-fence': 'the database does not compare epochs',
  'lease-without-epoch': 'a change of owner leaves the epoch as it was',
  'ack-before-append': 'a server believes that something is stored before it is',
  'resend-without-id': 'a client that asks again uses another id',
  'card-shown': 'a frame meant for one seat goes to another',
  'chip-lost': 'a payment to a player is one cent short',
  'gateway-forgets': 'a gateway does not ask the next front desk again what was not answered',
  'gateway-crosses': 'a gateway passes frames to the socket beside the one they are for',
  'trunk-unordered': 'what the bus loses, doubles or reorders is taken as it comes',
  'lent-no-fence': 'the database does not compare the epochs of tables',
  'lent-told-early': 'a server that plays a table for another tells of it before it is stored',
  'clock-stopped': 'a server that took over forgets its timers',
} as const;
export type Planted = keyof typeof PLANTED;
export const isPlanted = (name: string): name is Planted => Object.hasOwn(PLANTED, name);
