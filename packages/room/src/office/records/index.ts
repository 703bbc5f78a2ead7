// Reports and statements of a house.
export type { DayStatement } from './day.js';
export type { Gain, IncidentLine } from './incidents.js';
export { Records } from './records.js';
export { type Cell, type Column, narrowed, REPORTS, type Report, type ReportName } from './report.js';
