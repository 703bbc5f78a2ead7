// What a ruler finds on a page: text that is cut, words outside the felt or the window, and buttons under something else.
import type { Page } from 'playwright-core';

/** Names people gave themselves may be longer than a plate: they end in an ellipsis, and the whole is said on a touch. */
const NAMES = '.plate .text, .bank .name';

/** Everything that is wrong with what is seen now, in words. The veil is off while it is measured, and no longer. */
export const faultsOn = (page: Page): Promise<readonly string[]> => page.evaluate(measure, NAMES);

function measure(names: string): readonly string[] {
  const { veil } = window as unknown as { veil?: CSSStyleSheet };
  if (veil) veil.disabled = true;
  const faults: string[] = [];
  const isSeen = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const scrolls = (one: Element | null, way: 'X' | 'Y'): boolean => {
    for (let at = one; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at)[`overflow${way}`])) return true;
    return false;
  };
  const called = (one: Element): string => {
    const name = one.className && typeof one.className === 'string' ? `.${one.className.split(' ')[0]}` : '';
    return `${one.tagName.toLowerCase()}${name} “${(one.textContent ?? '').trim().slice(0, 40)}”`;
  };
  const dialog = document.querySelector('dialog[open]');
  const root = dialog ?? document.body;
  const felt = document.querySelector('main.felt')?.getBoundingClientRect();
  const hasText = (one: Element): boolean =>
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
  let seen = 0;
  for (const one of root.querySelectorAll('*')) {
    if (one.closest('svg, .hidden, .skip, .at.gone, option, caption') || !isSeen(one)) continue;
    seen++;
    const style = getComputedStyle(one);
    const at = one.getBoundingClientRect();
    if (hasText(one) || /hidden|clip/.test(style.overflowX)) {
      const isText = hasText(one) || one.children.length < 6;
      if (isText && /hidden|clip/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1 && !one.matches(names))
        faults.push(`cut: ${called(one)} is ${one.scrollWidth} wide in ${one.clientWidth}`);
    }
    if (!hasText(one) || one.matches('.ways b')) continue;
    if ((at.left < -1 || at.right > innerWidth + 1) && !scrolls(one, 'X'))
      faults.push(`outside: ${called(one)} from ${Math.round(at.left)} to ${Math.round(at.right)}`);
    if (
      felt &&
      one.closest('main.felt') &&
      !scrolls(one, 'Y') &&
      (at.top < felt.top - 1 || at.bottom > felt.bottom + 1)
    )
      faults.push(`off the felt: ${called(one)} from ${Math.round(at.top)} to ${Math.round(at.bottom)}`);
  }
  // Whoever presses the middle of a button presses that button; what a sheet of paper lies on waits until it is put away.
  // Cards of a hand lie over one another and show their left edge.
  for (const one of root.querySelectorAll('button, a[href], input, select')) {
    if (!isSeen(one) || one.closest('.hidden, .skip') || scrolls(one, 'Y')) continue;
    const at = one.getBoundingClientRect();
    const x = at.left + (one.matches('.pick') ? Math.min(6, at.width / 2) : at.width / 2);
    const y = at.top + at.height / 2;
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) continue;
    let hit = document.elementFromPoint(x, y);
    if (hit?.closest('nav') && !one.closest('nav')) {
      // What lies under the rooms of the page at the foot of a phone is scrolled out from under them.
      one.scrollIntoView({ block: 'center' });
      const now = one.getBoundingClientRect();
      hit = document.elementFromPoint(now.left + now.width / 2, now.top + now.height / 2);
      scrollTo(0, 0);
    }
    if (
      hit &&
      hit !== one &&
      !one.contains(hit) &&
      !hit.contains(one) &&
      (!hit.closest('.sheet') || one.closest('.sheet'))
    )
      faults.push(`covered: ${called(one)} by ${called(hit)}`);
  }
  // The result lies beside the cards, never on them.
  const result = document.querySelector('.result')?.getBoundingClientRect();
  for (const card of document.querySelectorAll('.at:not(.gone)')) {
    const at = card.getBoundingClientRect();
    if (
      result &&
      at.left < result.right - 1 &&
      at.right > result.left + 1 &&
      at.top < result.bottom - 1 &&
      at.bottom > result.top + 1
    )
      faults.push('the result lies on a card');
  }
  if (seen === 0) faults.push('nothing is seen');
  if (veil) veil.disabled = false;
  return [...new Set(faults)];
}
