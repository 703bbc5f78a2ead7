// The office's words, in both languages: roles, refusals, and what its frame says. Each part has its own beside it.
import type { OfficeRefusalCode, Role } from '@baraja/room';
import type { Language } from '../lib/wire.js';
import { enListRefusals, esListRefusals } from './lists/refusals.js';
import { moneyRefused } from './money/refusals.js';

export interface OfficeStrings {
  readonly heading: string;
  readonly lead: string;
  readonly notStaff: string;
  readonly roles: Readonly<Record<Role, string>>;
  readonly everywhere: string;
  readonly house: string;
  readonly parts: string;
  readonly offDuty: string;
  readonly onDuty: (role: string, since: string) => string;
  readonly onDutyAt: (house: string) => string;
  readonly clockIn: (role: string) => string;
  readonly clockOut: string;
  readonly reason: string;
  readonly reasonHint: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly done: string;
  readonly nothing: string;
  readonly factor: {
    readonly heading: string;
    readonly lead: string;
    readonly code: string;
    readonly show: string;
    readonly offer: string;
    readonly set: string;
    readonly scan: string;
    readonly byHand: string;
    readonly isSet: string;
    readonly clear: string;
  };
  readonly join: {
    readonly heading: string;
    readonly lead: (role: string, house: string) => string;
    readonly needsAccount: string;
    readonly makeAccount: string;
    readonly take: string;
    readonly gone: string;
  };
  readonly reset: {
    readonly heading: string;
    readonly lead: string;
    readonly password: string;
    readonly save: string;
    readonly done: string;
    readonly gone: string;
  };
  readonly refused: Readonly<Record<OfficeRefusalCode, string>>;
}

const en: OfficeStrings = {
  heading: 'Office',
  lead: 'For the staff of a house: tables, lists, money and records.',
  notStaff:
    'You are not on the staff of any house here. An owner or manager can send you a link; the owner’s own link is printed at the start.',
  roles: {
    owner: 'Owner',
    manager: 'Manager',
    floor: 'Floor',
    dealer: 'Dealer',
    cage: 'Cage',
    inspector: 'Inspector',
  },
  everywhere: 'every house',
  house: 'House',
  parts: 'Parts of the office',
  offDuty: 'Off duty',
  onDuty: (role, since) => `On duty as ${role.toLowerCase()} since ${since}`,
  onDutyAt: (house) => `On duty at ${house}`,
  clockIn: (role) => `Clock in as ${role.toLowerCase()}`,
  clockOut: 'Clock out',
  reason: 'Why',
  reasonHint: 'Goes into the record with your name.',
  confirm: 'Do it',
  cancel: 'Cancel',
  done: 'Done.',
  nothing: 'Nothing yet.',
  factor: {
    heading: 'Second factor',
    lead: 'Your account has a second factor: show the six digits of your authenticator to come into the office.',
    code: 'Six digits',
    show: 'Come in',
    offer:
      'Staff should have a second factor: an authenticator on the telephone, so that a password alone opens nothing.',
    set: 'Set it up',
    scan: 'Scan this with your authenticator, then type the digits it shows.',
    byHand: 'Or type this secret:',
    isSet: 'Your second factor is set.',
    clear: 'Take it away',
  },
  join: {
    heading: 'A role in the office',
    lead: (role, house) => `This link makes you ${role} of ${house}. It is good once.`,
    needsAccount: 'Staff need an account with a password: make one, or sign in, then come back to this link.',
    makeAccount: 'Make an account or sign in',
    take: 'Take the role',
    gone: 'This link is no longer good: it was used, withdrawn, or is too old. Ask for another.',
  },
  reset: {
    heading: 'A new password',
    lead: 'Choose a new password for your account. All your sessions end with it.',
    password: 'New password',
    save: 'Save it',
    done: 'Your password is changed. Sign in with it.',
    gone: 'This link is no longer good. Ask for another.',
  },
  refused: {
    'unknown-house': 'There is no such house.',
    'not-signed-in': 'Sign in first.',
    'not-staff': 'You are not on the staff of this house.',
    'not-your-role': 'Your role may not do that.',
    'not-on-duty': 'Clock in first: only staff on duty may do that.',
    'on-duty-already': 'You are on duty already.',
    'off-duty-already': 'Not on duty here.',
    'on-duty-elsewhere': 'You are on duty at another house: clock out there first.',
    'second-factor': 'Show a code of your second factor first.',
    'wrong-code': 'That code is not right, or was used. Wait for the next.',
    wait: 'That was wrong too often. Wait a little.',
    'reason-missing': 'Say why: the reason goes into the record.',
    guest: 'Staff need an account with a password.',
    'no-such-person': 'There is no such person.',
    'no-such-invitation': 'That link is no longer good.',
    'no-such-session': 'That session is over already.',
    'above-you': 'That person stands above you, or has a role elsewhere: an owner must do it.',
    'has-role': 'You have that role already.',
    'last-owner': 'Somebody must own the room: name another owner first.',
    licence: 'The house runs as many tables as it is licensed for.',
    'least-above-most': 'It cannot promise more tables than the contract allows.',
    'no-such-provider': 'There is no contract with such a provider.',
    'has-provider': 'He plays for a provider already.',
    'is-staff': 'Nobody on the staff of the house plays for a provider.',
    'not-banked': 'No player banks at that game.',
    seated: 'You sit at a table of this house: leave it first. Nobody on duty plays.',
    ...moneyRefused.en,
    conflict: 'Somebody else changed this at the same moment. Look again and repeat it.',
    ...enListRefusals,
    overdrawn: 'There is not that much in the account it is to come from. Nothing was moved.',
    'no-such-hand': 'There is no finished hand of that number at that table of this house.',
    'no-such-dispute': 'There is no such dispute.',
    'no-such-incident': 'Nothing was ruled there.',
    'not-dealt-in': 'Only somebody who was dealt into the hand.',
    'disputed-already': 'You have a dispute about this hand open already.',
    'too-many-disputes': 'You have many disputes open: wait until they are decided.',
    'decided-already': 'That is decided already.',
    'own-hand': 'You were dealt into this hand: somebody else decides.',
    'no-money': 'Say who gets or gives how much; or let the hand stand.',
    'rule-missing': 'Name the clause it is decided by.',
    'no-such-rule': 'No book here has that clause.',
    practice: 'That was practice: there is nothing to pay.',
    'not-barred': 'He is not barred.',
    'kept-out':
      'The house, or that person’s own wish, keeps them from play: no seat, no chips to play with, no jackpot.',
    'no-such-opening': 'That table was opened already, or nobody asks for it any more.',
    'second-person': 'This takes two people: somebody else must confirm it.',
  },
};
const es: OfficeStrings = {
  heading: 'Oficina',
  lead: 'Para el personal de una casa: mesas, listas, dinero y registros.',
  notStaff:
    'No eres del personal de ninguna casa. Un dueño o gerente puede enviarte un enlace; el del dueño sale impreso al abrir la sala.',
  roles: {
    owner: 'Dueño',
    manager: 'Gerente',
    floor: 'Encargado de piso',
    dealer: 'Dealer',
    cage: 'Cajero',
    inspector: 'Inspector',
  },
  everywhere: 'todas las casas',
  house: 'Casa',
  parts: 'Partes de la oficina',
  offDuty: 'Fuera de turno',
  onDuty: (role, since) => `De turno como ${role.toLowerCase()} desde las ${since}`,
  onDutyAt: (house) => `De turno en ${house}`,
  clockIn: (role) => `Entrar de turno como ${role.toLowerCase()}`,
  clockOut: 'Salir de turno',
  reason: 'Motivo',
  reasonHint: 'Queda en el registro con tu nombre.',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  done: 'Hecho.',
  nothing: 'Todavía nada.',
  factor: {
    heading: 'Segundo factor',
    lead: 'Tu cuenta tiene un segundo factor: escribe los seis dígitos de tu autenticador para entrar en la oficina.',
    code: 'Seis dígitos',
    show: 'Entrar',
    offer:
      'El personal debería tener un segundo factor: un autenticador en el teléfono, para que la contraseña sola no abra nada.',
    set: 'Activarlo',
    scan: 'Escanéalo con tu autenticador y escribe los dígitos que muestre.',
    byHand: 'O escribe este secreto:',
    isSet: 'Tu segundo factor está activo.',
    clear: 'Quitarlo',
  },
  join: {
    heading: 'Un puesto en la oficina',
    lead: (role, house) => `Con este enlace serás ${role.toLowerCase()} de ${house}. Sirve una sola vez.`,
    needsAccount: 'El personal necesita una cuenta con contraseña: créala o inicia sesión y vuelve a este enlace.',
    makeAccount: 'Crear cuenta o iniciar sesión',
    take: 'Aceptar el puesto',
    gone: 'Este enlace ya no sirve: se usó, se retiró o venció. Pide otro.',
  },
  reset: {
    heading: 'Contraseña nueva',
    lead: 'Elige una contraseña nueva para tu cuenta. Con ella se cierran todas tus sesiones.',
    password: 'Contraseña nueva',
    save: 'Guardarla',
    done: 'Tu contraseña ha cambiado. Inicia sesión con ella.',
    gone: 'Este enlace ya no sirve. Pide otro.',
  },
  refused: {
    'unknown-house': 'Esa casa no existe.',
    'not-signed-in': 'Inicia sesión primero.',
    'not-staff': 'No eres parte del personal de esta casa.',
    'not-your-role': 'Tu puesto no puede hacer eso.',
    'not-on-duty': 'Entra de turno primero: solo puede hacerlo quien está de turno.',
    'on-duty-already': 'Ya estás de turno.',
    'off-duty-already': 'No está de turno aquí.',
    'on-duty-elsewhere': 'Estás de turno en otra casa: sal allí primero.',
    'second-factor': 'Escribe antes un código de tu segundo factor.',
    'wrong-code': 'Ese código no es correcto o ya se usó. Espera al siguiente.',
    wait: 'Te equivocaste demasiadas veces. Espera un poco.',
    'reason-missing': 'Di por qué: el motivo queda en el registro.',
    guest: 'El personal necesita una cuenta con contraseña.',
    'no-such-person': 'No existe esa persona.',
    'no-such-invitation': 'Ese enlace ya no sirve.',
    'no-such-session': 'Esa sesión ya terminó.',
    'above-you': 'Esa persona está por encima de ti, o tiene un puesto en otra casa: debe hacerlo un dueño.',
    'has-role': 'Ya tienes ese puesto.',
    'last-owner': 'La sala necesita un dueño: nombra antes a otro.',
    licence: 'La casa ya tiene abiertas tantas mesas como permite su licencia.',
    'least-above-most': 'Las mesas prometidas no pueden ser más que las que el contrato permite.',
    'no-such-provider': 'No hay contrato con un proveedor así.',
    'has-provider': 'Ya juega para un proveedor.',
    'is-staff': 'Nadie del personal de la casa juega para un proveedor.',
    'not-banked': 'En ese juego ningún jugador es banca.',
    seated: 'Estás sentado en una mesa de esta casa: levántate antes. Nadie juega estando de turno.',
    ...moneyRefused.es,
    conflict: 'Alguien lo cambió en el mismo momento. Míralo de nuevo y repite.',
    ...esListRefusals,
    overdrawn: 'No hay tanto en la cuenta de la que debe salir. No se movió nada.',
    'no-such-hand': 'No hay una mano terminada con ese número en esa mesa de esta casa.',
    'no-such-dispute': 'Esa reclamación no existe.',
    'no-such-incident': 'Ahí no se falló nada.',
    'not-dealt-in': 'Solo quien recibió cartas en esa mano.',
    'disputed-already': 'Ya tienes abierta una reclamación sobre esta mano.',
    'too-many-disputes': 'Tienes muchas reclamaciones abiertas: espera a que se decidan.',
    'decided-already': 'Ya está decidida.',
    'own-hand': 'Recibiste cartas en esa mano: que decida otra persona.',
    'no-money': 'Di quién recibe o entrega cuánto; o deja la mano como está.',
    'rule-missing': 'Di por qué cláusula se decide.',
    'no-such-rule': 'Ningún libro de aquí tiene esa cláusula.',
    practice: 'Era práctica: no hay nada que pagar.',
    'not-barred': 'No tiene prohibida la entrada.',
    'kept-out':
      'Esa persona no puede jugar, por decisión de la casa o propia: ni asiento, ni fichas para jugar, ni jackpot.',
    'no-such-opening': 'Esa mesa ya se abrió, o ya nadie la pide.',
    'second-person': 'Esto lo deciden dos personas: otra tiene que confirmarlo.',
  },
};
export const officeStrings = (language: Language): OfficeStrings => (language === 'es' ? es : en);
