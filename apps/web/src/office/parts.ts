// The parts of an office, in the order of their tabs: what one must be allowed to see one, and where it is.
import type { ActName } from '@baraja/room';
import type { Component } from 'svelte';

export interface OfficePartShown {
  readonly id: string;
  readonly act: ActName;
  readonly name: Readonly<Record<'en' | 'es', string>>;
  readonly load: () => Promise<{ default: Component<{ house: string }> }>;
}
export const PARTS: readonly OfficePartShown[] = [
  {
    id: 'floor',
    act: 'see-floor',
    name: { en: 'Floor', es: 'Piso' },
    load: () => import('./floor/Floor.svelte'),
  },
  {
    id: 'lists',
    act: 'see-lists',
    name: { en: 'Lists', es: 'Listas' },
    load: () => import('./lists/Lists.svelte'),
  },
  {
    id: 'money',
    act: 'see-money',
    name: { en: 'Money', es: 'Dinero' },
    load: () => import('./money/Money.svelte'),
  },
  {
    id: 'rulings',
    act: 'see-rulings',
    name: { en: 'Rulings', es: 'Decisiones' },
    load: () => import('./rulings/Rulings.svelte'),
  },
  {
    id: 'records',
    act: 'see-records',
    name: { en: 'Records', es: 'Registros' },
    load: () => import('./records/Records.svelte'),
  },
  {
    id: 'people',
    act: 'see-people',
    name: { en: 'People', es: 'Personal' },
    load: () => import('./people/People.svelte'),
  },
];
