/** The shape of a line of floor law, for whoever reads rules; law.ts says what it is. */
import * as s from '../schema/index.js';
import { INCIDENT_NAMES, type IncidentName } from './incident.js';
import type { FloorRow } from './law.js';
import { REASONS } from './refusal.js';

type Reason = keyof typeof REASONS;
const ruleId = s.string().min(1);
const word = s.string().min(1);
/** A fact, and what it must be: one of its values, or one of several. */
const when = s.record(word, s.union([word, s.array(word).min(1)]));
/** A remedy by its name; with what it is told besides, where it asks for that. */
const remedy = s.union([word, s.record(word, s.record(word, s.union([s.string(), s.number(), s.boolean()])))]);

const line = {
  window: word.describe('When it may be reported.'),
  when: when
    .exactOptional()
    .describe('Conditions that choose between lines of one report: the first line whose conditions hold rules.'),
  names: word.exactOptional().describe('Which cards or seats the report may name, where it names any.'),
  remedy: remedy.exactOptional().describe('What is done; with its parameters where it has any.'),
  early: ruleId
    .exactOptional()
    .describe('The clause a report is refused by before its window; otherwise the one it stands in.'),
  late: ruleId.exactOptional().describe('The clause or ruling that closes the window; otherwise the one it stands in.'),
};
/** A line at a table, with the clause it stands in. */
export const floorRow: s.Schema<FloorRow> = s.strictObject({
  ...line,
  report: s.enum(INCIDENT_NAMES as [IncidentName, ...IncidentName[]]),
  refuse: s.enum(Object.keys(REASONS) as [Reason, ...Reason[]]).exactOptional(),
  by: ruleId,
});
/** The floor's law of a table, line by line, as a field of its rules. */
export const floorRows = s.array(floorRow).exactOptional();
/** The same as it is written on a page: which words its family has is another matter (rulings/law/check.ts). */
export const writtenRow = s.strictObject({
  report: word.describe('What is reported.'),
  ...line,
  refuse: word.exactOptional().describe('It is not ruled, for this reason.'),
  by: ruleId.exactOptional().describe('The clause that is cited, where it is not the one it stands in.'),
});
