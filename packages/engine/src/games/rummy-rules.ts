/** The rummies' rules as one schema, told apart by `game`: their turn loops are made for them, so they lie beside those. */
export {
  type EscaleriadoRules,
  escaleriadoRules,
  type LargoRules,
  largoRules,
  type PanRules,
  panRules,
  type RummyRules,
  rummyRules,
} from '../steps/rummy/rules.js';
