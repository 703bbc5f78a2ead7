/** JSON that stops in the middle. */

/** Does this begin as JSON and end before a text, a list or an object in it does? */
export function isCutShort(json: string): boolean {
  let [open, inText] = [0, false];
  for (let i = 0; i < json.length; i++) {
    const letter = json[i];
    if (inText) {
      if (letter === '\\') i++;
      else if (letter === '"') inText = false;
    } else if (letter === '"') inText = true;
    else if (letter === '{' || letter === '[') open++;
    else if (letter === '}' || letter === ']') open--;
  }
  return /^\s*[{[]/.test(json) && (inText || open > 0);
}
