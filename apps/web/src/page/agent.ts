/** Browser and system, out of what a browser says of itself. */
export function calledBy(agent: string): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\/[\d.]+/.exec(agent)?.[1] ?? '';
  const system = /(iPhone|iPad|Android|Windows|Mac OS X|Linux)/.exec(agent)?.[1] ?? '';
  return [browser, system].filter(Boolean).join(', ') || agent.slice(0, 30) || '?';
}
