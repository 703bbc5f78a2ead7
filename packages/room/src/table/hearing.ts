// What somebody asks of a table in a frame, and the frame he is answered with.
import type { ClientFrame, ServerFrame } from '../protocol/frames.js';
import type { TableActor } from './actor.js';
import type { Asker } from './world.js';

export async function hear(
  table: TableActor,
  asker: Asker,
  frame: Extract<ClientFrame, { t: 'do' }>,
): Promise<ServerFrame> {
  const of = { id: frame.id, table: table.id };
  const answer = await table.ask(asker, frame.id, frame.expect, frame.ask);
  if ('done' in answer) return { t: 'ack', ...of, version: answer.version };
  if ('ruling' in answer) return { t: 'ruling', ...of, ruling: answer.ruling };
  if ('advice' in answer) return { t: 'advice', ...of, advice: answer.advice };
  if ('refusal' in answer) return { t: 'refused', ...of, refusal: answer.refusal };
  return { t: 'stale', ...of, version: table.version, view: table.viewFor(asker.patron) };
}
