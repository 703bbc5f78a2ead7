// What is said of a ruling that somebody in the hand has proposed: in the log, live and when the hand is looked at again.
import { strings, words } from '../i18n/index.js';
import type { Line } from './log.js';
import type { Language, RulingEvent, ToldEvent } from './wire.js';

export const isRuling = (told: ToldEvent): told is RulingEvent =>
  told.type === 'RulingProposed' || told.type === 'RulingAgreed' || told.type === 'RulingEnded';

export const rulingLine = (told: RulingEvent, round: number, key: number): Line => ({
  key,
  round,
  type: told.type,
  seat: told.type === 'RulingProposed' ? told.by.seat : (told.seat ?? null),
  rule: told.type === 'RulingProposed' ? told.rule : null,
  way: null,
  say: (language) => said(told, language),
});
function said(told: RulingEvent, language: Language): string {
  const t = strings(language).proposal;
  if (told.type === 'RulingProposed') {
    const what = words(language).incident(told.report.incident).replace(/\.$/, '');
    return t.proposes(told.by.name, what, told.reason);
  }
  const name = told.name ?? '';
  if (told.type === 'RulingAgreed') return told.how === 'silent' ? t.silent(name) : t.said(name);
  return told.how === 'refused' ? t.refused(name) : told.how === 'withdrawn' ? t.withdrawn(name) : t[told.how];
}
