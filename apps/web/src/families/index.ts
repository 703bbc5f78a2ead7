// The only list of table components: one for each family of games.
import type { Component } from 'svelte';
import Oval from './poker/Oval.svelte';
import type { Scene } from './scene.js';

const TABLES: Readonly<Record<string, Component<{ scene: Scene }>>> = {
  community: Oval,
};

/** The component that draws a family's tables; undefined for a family that has none yet. */
export const tableFor = (family: string): Component<{ scene: Scene }> | undefined => TABLES[family];
