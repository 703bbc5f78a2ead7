// Is somebody typing into a field? Then letters are text.
export function isTyping(): boolean {
  const on = document.activeElement;
  if (on instanceof HTMLTextAreaElement || on instanceof HTMLSelectElement) return true;
  return on instanceof HTMLInputElement && on.type !== 'checkbox' && on.type !== 'range';
}
